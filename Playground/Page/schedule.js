'use strict';

/// Calls a function with the next frame, but at most ten times a second: what shows the whole recording costs
/// more than a frame has time for.
class Schedule {
  static #pause = 100;

  #call;
  #frame;
  #timer;
  #last = -Infinity;

  constructor(call) {
    this.#call = call;
  }

  /// Asks for a call.
  request() {
    if (this.#frame !== undefined || this.#timer !== undefined) return;
    const wait = this.#last + Schedule.#pause - performance.now();
    if (wait <= 0) this.#frame = requestAnimationFrame(() => this.flush());
    else this.#timer = setTimeout(() => this.flush(), wait);
  }

  /// Calls the function now.
  flush() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = this.#timer = undefined;
    this.#last = performance.now();
    this.#call();
  }
}
