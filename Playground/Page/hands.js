'use strict';

/// Turns what a person does to a control, with mouse, fingers, pen or keys, into statements.
class Hands {
  #touches = new Map();

  /// - bench: the control
  /// - peers: gives the other controls that feel the same
  constructor(bench, peers) {
    this.bench = bench;
    this.peers = peers;
    const { host } = bench;
    const listen = (type, react) => host.addEventListener(type, (event) => {
      if (!bench.isReplaying) react(event);
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
    this.bench.host.setPointerCapture(event.pointerId);
    const taken = new Set(this.#touches.values());
    let id = 0;
    while (taken.has(id)) id++;
    this.#touches.set(event.pointerId, id);
    this.#send(event, 'down');
  }

  #move(event) {
    if (!this.#touches.has(event.pointerId)) return;
    // The browser gives one event a frame; the samples it folded into it are what happened.
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.#send(sample, 'move');
  }

  #up(event) {
    if (event.button !== 0 || !this.#touches.has(event.pointerId)) return;
    this.#send(event, 'up');
    this.#touches.delete(event.pointerId);
  }

  /// The browser took the touch away: that of the gesture cancels it, any other just ends.
  #lost(event) {
    const id = this.#touches.get(event.pointerId);
    if (id === undefined) return;
    this.#touches.delete(event.pointerId);
    this.bench.look();
    const statement = this.bench.state.tracked === id ? 'cancel' : `up${Hands.#suffix(id)}`;
    this.#all(event.timeStamp, statement);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMine = this.bench.press(event.timeStamp, event.key).length > 0;
    if (!isMine) return;
    event.preventDefault();
    for (const peer of this.peers()) peer.press(event.timeStamp, event.key);
  }

  #send(event, what) {
    const bounds = this.bench.host.getBoundingClientRect();
    const [x, y] = [event.clientX - bounds.left, event.clientY - bounds.top];
    const id = this.#touches.get(event.pointerId);
    this.#all(event.timeStamp, `${what} ${x} ${y}${Hands.#suffix(id)}`);
  }

  #all(time, statement) {
    for (const bench of [this.bench, ...this.peers()]) bench.receive(time, statement);
  }

  static #suffix(id) {
    return id === 0 ? '' : ` @${id}`;
  }
}
