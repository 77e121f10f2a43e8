'use strict';

/// The events of an element for the page: `input`, `change`, `detent` and `reachedend`.
class SliderEvents {
  #element;
  /// The value at the beginning of the gesture, as text.
  #before;

  constructor(element) {
    this.#element = element;
  }

  send(type, detail) {
    const options = { bubbles: true, composed: true };
    const event = detail === undefined ? new Event(type, options) : new CustomEvent(type, { ...options, detail });
    this.#element.dispatchEvent(event);
  }

  /// Notes the begin of a gesture.
  begin() {
    this.#before = this.#element[inForm].submitted;
    this.#element[inForm].setState('dragging', true);
  }

  /// Sends `change` if the gesture ends at another value than it began.
  end(value) {
    this.#element[inForm].setState('dragging', false);
    if (String(value) !== this.#before) this.send('change', { value });
  }

  /// Sends `detent`, and vibrates if the page may.
  tick(count) {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(3);
    this.send('detent', { count });
  }
}
