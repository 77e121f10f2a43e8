'use strict';

/// Replays scripts on a card, at their own speed, and shows the finger.
class Player {
  /// The pause after an event other than `wait`, in milliseconds. 150 for events not listed.
  static pause = { move: 12, size: 0 };

  #run = 0;
  #isSkipping = false;

  constructor(card) {
    this.card = card;
    this.finger = card.root.querySelector('.finger');
  }

  /// Replays the recording of the card.
  replayRecording() {
    const { script } = this.card.view;
    const contents = new Engine(this.card.view.module).call('read', script);
    return this.replay(contents, script);
  }

  /// Replays a script; `text` is its whole file.
  async replay({ settings, events }, text) {
    const { card } = this;
    const { view } = card;
    this.stop();
    card.form.fill(settings);
    const error = view.start(settings, { isReplay: true });
    if (error) {
      card.form.apply();
      this.#check(text, `The configuration is refused: ${error.message}.`);
      return;
    }
    const run = ++this.#run;
    this.#isSkipping = false;
    view.isReplaying = true;
    card.root.classList.add('replaying');
    let due = performance.now();
    for (const event of events) {
      due += Player.#duration(event);
      const delay = due - performance.now();
      if (delay > 4 && !this.#isSkipping) await new Promise((done) => setTimeout(done, delay));
      if (run !== this.#run) return;
      showFinger(this.finger, event);
      view.replay(event);
      if (view.hasCrashed) break;
    }
    this.stop();
    this.#check(text, events.length === 1 ? 'Replayed 1 event' : `Replayed ${events.length} events`);
  }

  /// Skips to the end of the replay.
  skip() {
    this.#isSkipping = true;
  }

  /// Stops the replay.
  stop() {
    this.#run++;
    this.finger.hidden = true;
    this.card.root.classList.remove('replaying');
    if (this.card.view?.isReplaying) this.card.view.resume();
  }

  /// Shows whether the expectations of the file are met.
  #check(text, summary) {
    const { card } = this;
    const { run } = card;
    card.checker.check(this, () => text, ({ expectations, problems = [], trap }) => {
      if (run !== card.run) return;
      const lines = problems.map(({ line, message }) => `line ${line}: ${message}`);
      if (trap) lines.push('the control crashed');
      const met = expectations === 1 ? '1 expectation met' : `${expectations} expectations met`;
      card.note([summary, ...(lines.length > 0 ? lines : expectations ? [met] : [])].join('; '), lines.length > 0);
    });
  }

  static #duration(event) {
    const [name, seconds] = event.split(' ');
    if (name !== 'wait') return Player.pause[name] ?? 150;
    return Math.min(Math.max(0, Number(seconds)), 5) * 1000 || 0;
  }
}
