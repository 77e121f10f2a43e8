'use strict';

/// A control on the page. It plays statements and draws the scene.
class ControlView {
  #engine;
  #painter;
  #observer;
  #frame;
  #clock = 0;
  /// Whether the engine has played events that are not recorded.
  #isAside = false;
  /// The recording up to the first event.
  #head = '';

  /// - host: the element of the control
  /// - control: the description of the kind of control
  /// - layout: the size on the page, in points; without a width the control fills its place
  /// - on: the callbacks started(), played(steps), refreshed(state, scene), crashed(statement, index),
  ///   touched(statement) for input that goes to several controls
  constructor({ host, module, control, layout, on }) {
    this.host = host;
    this.module = module;
    this.control = control;
    this.layout = layout;
    this.on = on;
    this.events = [];
    /// Whether the control keeps a size of its own rather than that of the page.
    this.isPinned = false;
    /// The number of events after which the control is shown; `undefined` for the present control. The
    /// clock stands still while an earlier state is shown.
    this.shown = undefined;
    /// The thumb of two that keys move, 0 or 1: the last one that was focused or moved.
    this.thumb = 0;
    /// Whether the control trapped, as some published controls do.
    this.hasCrashed = false;
    this.#engine = new Engine(module);
    this.#painter = new ScenePainter(host.querySelector('svg'));
    this.#observer = new ResizeObserver(() => this.#resized());
  }

  /// The recording, as `.drag` text.
  get script() {
    return this.scriptUntil(this.events.length);
  }

  /// The recording up to an event.
  scriptUntil(count) {
    return this.#head + this.events.slice(0, count).map((event) => `${event}\n`).join('');
  }

  /// Creates the control with new settings.
  ///
  /// Returns the error if the settings are refused; the old control then stays. The new control
  /// keeps the size of the old one, except that a replay starts without a size.
  start(settings, { isReplay = false } = {}) {
    const lines = settings.map(({ name, text }) => `set ${name} ${text}\n`);
    const text = `dragnet 1\ncontrol ${this.control.name}\n${lines.join('')}`;
    const answer = this.#call('start', text);
    if (answer?.error) return answer.error;
    const { isPinned, state } = this;
    this.#head = answer ? this.#engine.call('script').text : text;
    this.events = [];
    this.shown = undefined;
    this.#isAside = false;
    this.hasCrashed = false;
    this.isPinned = isPinned || isReplay;
    this.isAnimating = false;
    this.on.started();
    this.#observer.disconnect();
    if (answer) this.refresh();
    else this.#crash();
    if (!this.isPinned) {
      this.#fit();
      this.#resized();
    } else if (!isReplay) {
      this.play(`size ${state.width} ${state.height}`);
    }
    this.#observer.observe(this.host);
    this.refresh();
    return undefined;
  }

  /// Plays statements now and returns the steps.
  play(statements) {
    if (this.hasCrashed) return [];
    return this.#request('play', statements);
  }

  /// Plays a statement at a time, in milliseconds, after a `wait` up to that time.
  playAt(time, statement) {
    this.advance(time);
    return this.play(statement);
  }

  /// Plays the events that a key stands for, at a time in milliseconds.
  press(time, key, isFine) {
    this.advance(time);
    return this.hasCrashed ? [] : this.#request('press', key, isFine ? 1 : 0, this.thumb);
  }

  /// Plays a `wait` up to a time, in milliseconds, if an animation is under way.
  advance(time) {
    // Rounded to microseconds, the precision of the clock.
    const seconds = Math.round((time - this.#clock) * 1000) / 1e6;
    if (this.isAnimating && seconds > 0) this.play(`wait ${seconds}`);
    if (seconds > 0) this.#clock = time;
  }

  /// Plays the events of a script now: all of them at once, or one by one if that traps, so that the event of
  /// a crash is known.
  load(events) {
    if (this.hasCrashed) return;
    this.#clock = performance.now();
    const answer = this.#call('play', events.join('\n'));
    if (answer) {
      this.#record(answer);
      return;
    }
    this.#call('start', this.#head);
    this.#call('play', this.events.join('\n'));
    for (const event of events) {
      if (this.hasCrashed) return;
      this.play(event);
    }
  }

  /// Shows the control as it was after some events; after all events it is the present control.
  show(count) {
    const isPast = count < this.events.length;
    if (!isPast && this.shown === undefined) return;
    this.shown = isPast ? count : undefined;
    if (this.#isAside) {
      this.#isAside = false;
      this.#call('start', this.#head);
      this.#call('play', this.events.join('\n'));
    }
    if (!this.#call('show', isPast ? count : -1)) this.#restore();
    this.#clock = performance.now();
    if (this.hasCrashed) this.#paint();
    else this.#tick(this.#clock);
    // The page may have changed its size meanwhile.
    if (!isPast) this.#resized();
  }

  /// Shows the control as it is after events that are not recorded, which follow the recording or which a
  /// new control gets.
  showSequel(events, isOfNewControl) {
    this.show(this.events.length);
    this.shown = this.events.length;
    this.#isAside = true;
    if (isOfNewControl) this.#call('start', this.#head);
    this.#call('play', events.join('\n'));
    this.#paint();
  }

  /// Sets a size that does not follow the page.
  pin(width, height) {
    this.isPinned = true;
    this.play(`size ${width} ${height}`);
    this.refresh();
  }

  /// Returns to the size of the place on the page.
  unpin() {
    this.isPinned = false;
    this.#fit();
    this.#resized();
  }

  /// Reads the state of the control and draws it.
  refresh() {
    if (!this.hasCrashed && !this.#paint()) this.#crash();
  }

  /// Reads the state and draws it; returns whether the control does not trap.
  #paint() {
    const state = this.#call('state');
    const scene = state && this.#try(() => this.#engine.scene());
    if (!scene) return false;
    this.state = state;
    if (this.isPinned) this.#show(state.width, state.height);
    this.#painter.paint(scene);
    this.on.refreshed(state, scene);
    return true;
  }

  #request(name, ...words) {
    const answer = this.#call(name, ...words);
    if (!answer) {
      if (name === 'play') this.events.push(...words);
      this.#crash(name === 'play' ? words[0] : undefined);
      return [];
    }
    this.#record(answer);
    return answer.steps;
  }

  /// Records the steps of an answer.
  #record(answer) {
    if (answer.error) throw new Error(answer.error.message);
    for (const { event } of answer.steps) this.events.push(event);
    if (answer.steps.length > 0) {
      this.isAnimating = answer.steps.at(-1).isAnimating;
      const thumb = answer.steps.findLast((step) => step.thumb)?.thumb;
      if (thumb) this.thumb = thumb === 'upper' ? 1 : 0;
      this.on.played(answer.steps);
    }
    this.#frame ??= requestAnimationFrame((now) => this.#tick(now));
  }

  /// Sends a request to the engine; returns `undefined` if the control traps.
  #call(name, ...words) {
    return this.#try(() => this.#engine.call(name, ...words));
  }

  #try(request) {
    try {
      return request();
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      return undefined;
    }
  }

  /// Marks the control as crashed, by a statement if one was being played.
  #crash(statement) {
    this.hasCrashed = true;
    this.isAnimating = false;
    this.#restore();
    this.on.crashed(statement, this.events.length - 1);
  }

  /// Brings the control after a trap to its state before, so that the events until then can be shown.
  #restore() {
    if (this.#call('start', this.#head) === undefined) return;
    this.#call('play', this.events.slice(0, -1).join('\n'));
  }

  #tick(now) {
    this.#frame = undefined;
    if (this.hasCrashed) return;
    if (this.shown === undefined) this.advance(now);
    this.refresh();
    if (this.isAnimating && this.shown === undefined) {
      this.#frame ??= requestAnimationFrame((later) => this.#tick(later));
    }
  }

  #resized() {
    if (this.isPinned || this.shown !== undefined || !this.state || this.hasCrashed) return;
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || (width === this.state.width && height === this.state.height)) return;
    this.playAt(performance.now(), `size ${width} ${height}`);
    this.refresh();
  }

  /// Sets the size on the page, for a horizontal or a vertical control.
  #fit() {
    const { width, height } = this.layout;
    const along = width ? `${width}px` : '100%';
    const [x, y] = this.state.isHorizontal ? [along, `${height}px`] : [`${height}px`, '320px'];
    Object.assign(this.host.style, { width: x, height: y });
  }

  /// Shows the control in a size of its own, up to 4096 points.
  #show(width, height) {
    const most = 4096;
    this.host.style.width = `${Math.min(width, most)}px`;
    this.host.style.height = `${Math.min(height, most)}px`;
  }
}
