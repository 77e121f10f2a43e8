'use strict';

/// A control in use: statements go to the engine, what it looks like then is drawn.
class Bench {
  #engine;
  #painter;
  #observer;
  #frame;
  #clock = 0;
  /// The recording up to the first event, as the engine writes it.
  #head = '';

  /// - host: the element that is the control on the page
  /// - control: its kind, as the engine describes it
  /// - layout: its size on the page; no width takes what there is
  /// - on: what to call with what happens: began(), steps(steps), looked(state), trapped(statement)
  constructor({ host, module, control, layout, on }) {
    this.host = host;
    this.module = module;
    this.control = control;
    this.layout = layout;
    this.on = on;
    this.events = [];
    /// The control has the size that a script gave it, not the one of the page.
    this.isPinned = false;
    /// A script is being replayed: what a person does does not count, and no time passes by itself.
    this.isReplaying = false;
    /// The control trapped, as a published one may.
    this.isDead = false;
    this.#engine = new Engine(module);
    this.#painter = new ScenePainter(host.querySelector('svg'));
    this.#observer = new ResizeObserver(() => this.#resized());
  }

  /// Everything that happened, as `.drag` text.
  get script() {
    return this.#head + this.events.map((event) => `${event}\n`).join('');
  }

  /// Makes the control anew. Returns the error, if the settings are refused; then all is as before.
  ///
  /// It has the size that it had, but for a replay, which begins with none.
  begin(settings, { isReplay = false } = {}) {
    const lines = settings.map(({ name, text }) => `set ${name} ${text}\n`);
    const text = `dragnet 1\ncontrol ${this.control.name}\n${lines.join('')}`;
    const begun = this.#call('begin', text);
    if (begun?.error) return begun.error;
    const { isPinned, state } = this;
    this.#head = begun ? this.#engine.call('script').text : text;
    this.events = [];
    this.isDead = false;
    this.isPinned = isPinned || isReplay;
    this.isAnimating = false;
    this.on.began();
    this.#observer.disconnect();
    if (begun) this.look();
    else this.#die();
    if (!this.isPinned) {
      this.#fit();
      this.#resized();
    } else if (!isReplay) {
      this.play(`size ${state.width} ${state.height}`);
    }
    this.#observer.observe(this.host);
    this.look();
    return undefined;
  }

  /// Plays statements now; returns the steps.
  play(statements) {
    if (this.isDead) return [];
    return this.#ask('play', statements);
  }

  /// Plays a statement that happened at a time, in milliseconds, and first the time up to then.
  receive(time, statement) {
    this.advance(time);
    return this.play(statement);
  }

  /// Plays what a key means at a time.
  press(time, key) {
    this.advance(time);
    return this.isDead ? [] : this.#ask('press', key);
  }

  /// Lets time pass up to `time`, while anything is on its way.
  advance(time) {
    // Whole microseconds: what a clock tells, without the noise of its last digits.
    const seconds = Math.round((time - this.#clock) * 1000) / 1e6;
    if (this.isAnimating && seconds > 0) this.play(`wait ${seconds}`);
    if (seconds > 0) this.#clock = time;
  }

  /// Plays statements of a replay.
  replay(statements) {
    this.#clock = performance.now();
    return this.play(statements);
  }

  /// Goes on by itself after a replay.
  resume() {
    this.isReplaying = false;
    this.#clock = performance.now();
    this.#tick(this.#clock);
  }

  /// Gives the control a size of its own.
  pin(width, height) {
    this.isPinned = true;
    this.play(`size ${width} ${height}`);
    this.look();
  }

  /// Gives the control the size of its place on the page again.
  unpin() {
    this.isPinned = false;
    this.#fit();
    this.#resized();
  }

  /// Draws what the control looks like now.
  look() {
    if (this.isDead) return;
    const state = this.#call('look');
    if (!state) {
      this.#die();
      return;
    }
    this.state = state;
    if (this.isPinned) this.#show(state.width, state.height);
    this.#painter.paint(state.scene);
    this.on.looked(state);
  }

  #ask(name, text) {
    const answer = this.#call(name, text);
    if (!answer) {
      if (name === 'play') this.events.push(text);
      this.#die(text);
      return [];
    }
    if (answer.error) throw new Error(answer.error.message);
    this.events.push(...answer.steps.map(({ event }) => event));
    if (answer.steps.length > 0) {
      this.isAnimating = answer.steps.at(-1).isAnimating;
      this.on.steps(answer.steps);
    }
    this.#frame ??= requestAnimationFrame((now) => this.#tick(now));
    return answer.steps;
  }

  /// Calls the engine; gives nothing where the control traps.
  #call(name, text) {
    try {
      return this.#engine.call(name, text);
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      return undefined;
    }
  }

  /// The control trapped, at a statement if one was being played.
  #die(statement) {
    this.isDead = true;
    this.isAnimating = false;
    this.on.trapped(statement, this.events.length - 1);
  }

  #tick(now) {
    this.#frame = undefined;
    if (this.isDead) return;
    if (!this.isReplaying) this.advance(now);
    this.look();
    if (this.isAnimating && !this.isReplaying) {
      this.#frame ??= requestAnimationFrame((later) => this.#tick(later));
    }
  }

  #resized() {
    if (this.isPinned || this.isReplaying || !this.state || this.isDead) return;
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || (width === this.state.width && height === this.state.height)) return;
    this.receive(performance.now(), `size ${width} ${height}`);
    this.look();
  }

  /// Lays the control out in its place: along the page, or upright.
  #fit() {
    const { width, height } = this.layout;
    const along = width ? `${width}px` : '100%';
    const [x, y] = this.state.isHorizontal ? [along, `${height}px`] : [`${height}px`, '320px'];
    Object.assign(this.host.style, { width: x, height: y });
  }

  /// Shows the control in a size that a script gave it, as far as a page can.
  #show(width, height) {
    const most = 4096;
    this.host.style.width = `${Math.min(width, most)}px`;
    this.host.style.height = `${Math.min(height, most)}px`;
  }
}
