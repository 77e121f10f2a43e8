'use strict';

/// The input to a control: plays pointers and keys as statements.
class StatementInput {
  static #names = ['down', 'move', 'up'];

  /// - view: the control
  /// - peers: returns the other controls that receive the same input
  constructor(view, peers) {
    this.view = view;
    this.peers = peers;
    this.input = new ControlInput(view.host, view.host, this);
  }

  pointer(action, samples, id) {
    if (this.view.isReplaying) return;
    const name = StatementInput.#names[action];
    for (const { x, y, time } of samples) this.#play(time, `${name} ${x} ${y}${StatementInput.#suffix(id)}`);
  }

  /// The browser took the touch away: a tracked touch is cancelled, any other touch ends.
  lost(id, time) {
    if (this.view.isReplaying) return;
    this.view.refresh();
    this.#play(time, this.view.state.tracked === id ? 'cancel' : `up${StatementInput.#suffix(id)}`);
  }

  key(number, isFine, time) {
    if (this.view.isReplaying || this.view.press(time, number, isFine).length === 0) return false;
    for (const peer of this.peers()) peer.press(time, number, isFine);
    return true;
  }

  scale() {
    return [1, 1];
  }

  #play(time, statement) {
    const peers = this.peers();
    for (const view of [this.view, ...peers]) {
      if (peers.length > 0) showFinger(view.host.querySelector('.finger'), statement);
      view.playAt(time, statement);
    }
  }

  static #suffix(id) {
    return id === 0 ? '' : ` @${id}`;
  }
}

/// Shows the finger of a statement, or hides it where the finger lifts.
function showFinger(finger, statement) {
  const [name, x, y] = statement.split(' ');
  if (name === 'down' || name === 'move') {
    // A mouse that hovers moves no finger.
    if (name === 'move' && finger.hidden) return;
    finger.hidden = false;
    finger.style.transform = `translate(${Number(x)}px, ${Number(y)}px)`;
  } else if (name === 'up' || name === 'cancel') {
    finger.hidden = true;
  }
}
