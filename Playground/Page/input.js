'use strict';

/// The input to a control: turns mouse, touch, pen and keyboard events into statements.
class ControlInput {
  #touches = new Map();

  /// - view: the control
  /// - peers: returns the other controls that receive the same input
  constructor(view, peers) {
    this.view = view;
    this.peers = peers;
    const { host } = view;
    const listen = (type, react) => host.addEventListener(type, (event) => {
      if (!view.isReplaying) react(event);
    });
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#up(event));
    listen('pointercancel', (event) => this.#lost(event));
    listen('lostpointercapture', (event) => this.#lost(event));
    listen('keydown', (event) => this.#key(event));
  }

  #down(event) {
    if (event.button !== 0) return;
    this.view.host.setPointerCapture(event.pointerId);
    const taken = new Set(this.#touches.values());
    let id = 0;
    while (taken.has(id)) id++;
    this.#touches.set(event.pointerId, id);
    this.#send(event, 'down');
  }

  #move(event) {
    if (!this.#touches.has(event.pointerId)) return;
    // The browser sends one event per frame, with all samples since the last one.
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.#send(sample, 'move');
  }

  #up(event) {
    if (event.button !== 0 || !this.#touches.has(event.pointerId)) return;
    this.#send(event, 'up');
    this.#touches.delete(event.pointerId);
  }

  /// The browser took the touch away: a tracked touch is cancelled, any other touch ends.
  #lost(event) {
    const id = this.#touches.get(event.pointerId);
    if (id === undefined) return;
    this.#touches.delete(event.pointerId);
    this.view.refresh();
    const statement = this.view.state.tracked === id ? 'cancel' : `up${ControlInput.#suffix(id)}`;
    this.#play(event.timeStamp, statement);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = this.view.press(event.timeStamp, event.key);
    if (steps.length === 0) return;
    event.preventDefault();
    for (const peer of this.peers()) peer.press(event.timeStamp, event.key);
  }

  #send(event, name) {
    const bounds = this.view.host.getBoundingClientRect();
    const [x, y] = [event.clientX - bounds.left, event.clientY - bounds.top];
    const id = this.#touches.get(event.pointerId);
    this.#play(event.timeStamp, `${name} ${x} ${y}${ControlInput.#suffix(id)}`);
  }

  #play(time, statement) {
    for (const view of [this.view, ...this.peers()]) view.playAt(time, statement);
  }

  static #suffix(id) {
    return id === 0 ? '' : ` @${id}`;
  }
}
