'use strict';

/// The input to a control: plays pointers and keys as statements.
class StatementInput {
  static #names = ['down', 'move', 'up'];

  /// - view: the control
  /// - peers: returns the other controls that receive the same input
  /// - live: returns to the present control, if an earlier state is shown
  constructor(view, peers, live) {
    this.view = view;
    this.peers = peers;
    this.live = live;
    this.input = new ControlInput(view.host, view.host, this);
  }

  pointer(action, samples, id) {
    if (action === 0) this.live();
    if (this.view.shown !== undefined) return;
    const name = StatementInput.#names[action];
    for (const { x, y, time } of samples) this.#play(time, `${name} ${x} ${y}${StatementInput.#suffix(id)}`);
  }

  /// The browser took the touch away: a tracked touch is cancelled, any other touch ends.
  lost(id, time) {
    if (this.view.shown !== undefined) return;
    this.view.refresh();
    const { tracked } = this.view.state;
    const cancel = tracked.length > 1 ? `cancel @${id}` : 'cancel';
    this.#play(time, tracked.includes(id) ? cancel : `up${StatementInput.#suffix(id)}`);
  }

  key(number, isFine, time) {
    this.live();
    if (this.view.press(time, number, isFine).length === 0) return false;
    for (const peer of this.peers()) {
      peer.thumb = this.view.thumb;
      peer.press(time, number, isFine);
    }
    return true;
  }

  scale() {
    return [1, 1];
  }

  #play(time, statement) {
    const peers = this.peers();
    for (const view of [this.view, ...peers]) {
      if (peers.length > 0) view.on.touched(statement);
      view.playAt(time, statement);
    }
  }

  static #suffix(id) {
    return id === 0 ? '' : ` @${id}`;
  }
}
