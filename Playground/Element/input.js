'use strict';

/// The input to a control: turns mouse, touch, pen and keyboard events into calls of a receiver.
class ControlInput {
  static #actions = { down: 0, move: 1, up: 2 };
  /// The keys in the order of `HostKey` in Swift.
  static #keys = [
    'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape',
  ];

  #touches = new Map();

  /// - target: the element that has the focus and the pointers
  /// - surface: the element whose top-left corner is the origin
  /// - receiver: has these methods; times are in milliseconds
  ///   - pointer(action, samples, id): action is 0 down, 1 move, 2 up; a sample has x, y and time
  ///   - lost(id, time): the browser took a pointer away
  ///   - key(number, isFine, time): returns whether the key has a meaning now
  ///   - scale(bounds): the horizontal and vertical scale from the page to points
  constructor(target, surface, receiver) {
    this.surface = surface;
    this.receiver = receiver;
    this.target = target;
    target.addEventListener('pointerdown', (event) => this.#down(event));
    target.addEventListener('pointermove', (event) => this.#move(event));
    target.addEventListener('pointerup', (event) => this.#up(event));
    target.addEventListener('pointercancel', (event) => this.#lost(event));
    target.addEventListener('lostpointercapture', (event) => this.#lost(event));
    target.addEventListener('keydown', (event) => this.#key(event));
  }

  /// Ends all pointers, because the control leaves the page.
  loseAll(time) {
    const ids = [...this.#touches.values()];
    this.#touches.clear();
    for (const id of ids) this.receiver.lost(id, time);
  }

  #down(event) {
    if (event.button !== 0) return;
    this.target.setPointerCapture(event.pointerId);
    const taken = new Set(this.#touches.values());
    let id = this.#touches.get(event.pointerId) ?? 0;
    while (taken.has(id) && !this.#touches.has(event.pointerId)) id++;
    this.#touches.set(event.pointerId, id);
    this.#send('down', event, [event]);
  }

  #move(event) {
    if (!this.#touches.has(event.pointerId)) return;
    // The release of one of several buttons of a mouse is a move.
    if (event.pointerType === 'mouse' && !(event.buttons & 1)) return this.#lift(event);
    // The browser sends one event per frame, with all samples since the last one.
    const samples = event.getCoalescedEvents?.() ?? [];
    this.#send('move', event, samples.length > 0 ? samples : [event]);
  }

  #up(event) {
    if (event.button === 0 && this.#touches.has(event.pointerId)) this.#lift(event);
  }

  #lift(event) {
    this.#send('up', event, [event]);
    this.#touches.delete(event.pointerId);
  }

  #lost(event) {
    const id = this.#touches.get(event.pointerId);
    if (id === undefined) return;
    this.#touches.delete(event.pointerId);
    this.receiver.lost(id, event.timeStamp);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isActivation = event.key === ' ' || event.key === 'Enter';
    const number = isActivation ? ControlInput.#keys.length : ControlInput.#keys.indexOf(event.key);
    if (number >= 0 && this.receiver.key(number, event.shiftKey, event.timeStamp)) event.preventDefault();
  }

  #send(name, event, events) {
    const bounds = this.surface.getBoundingClientRect();
    const [scaleX, scaleY] = this.receiver.scale(bounds);
    const samples = events.map(({ clientX, clientY, timeStamp }) => ({
      x: (clientX - bounds.left) * scaleX,
      y: (clientY - bounds.top) * scaleY,
      time: timeStamp,
    }));
    this.receiver.pointer(ControlInput.#actions[name], samples, this.#touches.get(event.pointerId));
  }
}
