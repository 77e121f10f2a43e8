/// The keys of a player: they step, play and pause, and a slider shows any event. Pages and the playground
/// share it. It knows nothing about controls.
class StepPlayer {
  #timer = 0;
  #due = 0;

  /// - root: contains the buttons to step back, to play and to step forward, a range input, and an output
  /// - film: has these methods
  ///   - show(event): shows an event, from 1, and returns its text, if it has any
  ///   - part(event, part): shows a picture, from 1, on the way to an event, and returns the milliseconds
  ///     until the next picture; `undefined` after the last one
  ///   - neighbour(event, way): returns the event before (-1) or after (1) an event
  /// - rest: the milliseconds between an event and the next one
  constructor(root, film, rest) {
    this.film = film;
    this.rest = rest;
    [this.range, this.output] = ["input", "output"].map((name) => root.querySelector(name));
    [this.back, this.button, this.forward] = root.querySelectorAll("button");
    this.button.addEventListener("click", () => this.toggle());
    this.back.addEventListener("click", () => this.step(-1));
    this.forward.addEventListener("click", () => this.step(1));
    this.range.addEventListener("input", () => this.go(this.event));
    // The keys work in the whole player; the slider and the buttons have keys of their own.
    root.addEventListener("keydown", (key) => {
      if (key.altKey || key.ctrlKey || key.metaKey || key.target === this.range) return;
      const isButton = key.target.closest("button") !== null;
      const action = {
        ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), Home: () => this.go(1),
        End: () => this.go(this.count), " ": isButton ? undefined : () => this.toggle(),
      }[key.key];
      if (!action) return;
      key.preventDefault();
      action();
    });
  }

  /// The event that is shown.
  get event() {
    return Number(this.range.value);
  }

  get count() {
    return Number(this.range.max);
  }

  get isPlaying() {
    return this.#timer !== 0;
  }

  /// Pauses, and shows an event.
  go(event) {
    this.pause();
    this.#show(Math.min(Math.max(event, 1), this.count));
  }

  step(way) {
    this.go(this.film.neighbour(this.event, way));
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play(this.event === this.count ? 1 : this.event + 1);
  }

  /// Plays the events from the given one on.
  play(event) {
    this.button.textContent = "Pause";
    this.#due = performance.now();
    this.#play(event, 1);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.button.textContent = "Play";
  }

  /// Shows the place of an event among all events, without showing the event.
  place(event, count) {
    this.range.max = count;
    this.range.value = event;
    this.output.textContent = `${event} of ${count}`;
    this.back.disabled = event <= 1;
    this.forward.disabled = event >= count;
  }

  #show(event) {
    this.place(event, this.count);
    const text = this.film.show(event);
    if (text) this.range.setAttribute("aria-valuetext", text);
  }

  #play(event, part) {
    for (;;) {
      let pause = this.film.part(event, part++);
      if (pause === undefined) {
        this.#show(event);
        if (event === this.count) return this.pause();
        [event, part, pause] = [event + 1, 1, this.rest];
      }
      this.#due += pause;
      const delay = this.#due - performance.now();
      if (delay <= 4) continue;
      this.#timer = setTimeout(() => this.#play(event, part), delay);
      return;
    }
  }
}
