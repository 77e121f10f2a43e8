'use strict';

/// Replays scripts on a card, in their own time, with a finger to be seen.
class Player {
  /// How long an event that is no `wait` takes where the script does not say, in milliseconds.
  static pause = { move: 12, size: 0 };

  #run = 0;
  #isSkipping = false;

  constructor(card) {
    this.card = card;
    this.finger = card.root.querySelector('.finger');
  }

  /// Replays what was recorded on the card.
  replayRecording() {
    const { script } = this.card.bench;
    const contents = new Engine(this.card.bench.module).call('read', script);
    return this.replay(contents, script);
  }

  /// Replays a script that was read; `text` is the whole of its file.
  async replay({ settings, events }, text) {
    const { card } = this;
    const { bench } = card;
    this.stop();
    card.form.fill(settings);
    const error = bench.begin(settings, { isReplay: true });
    if (error) {
      card.form.apply();
      this.#judge(text, `The configuration is refused: ${error.message}.`);
      return;
    }
    const run = ++this.#run;
    this.#isSkipping = false;
    bench.isReplaying = true;
    card.root.classList.add('replaying');
    let due = performance.now();
    for (const event of events) {
      due += Player.#duration(event);
      const rest = due - performance.now();
      if (rest > 4 && !this.#isSkipping) await new Promise((done) => setTimeout(done, rest));
      if (run !== this.#run) return;
      this.#point(event);
      bench.replay(event);
      if (bench.isDead) break;
    }
    this.stop();
    this.#judge(text, events.length === 1 ? 'Replayed 1 event' : `Replayed ${events.length} events`);
  }

  /// Goes to the end of the replay at once.
  skip() {
    this.#isSkipping = true;
  }

  /// Ends the replay where it is.
  stop() {
    this.#run++;
    this.finger.hidden = true;
    this.card.root.classList.remove('replaying');
    if (this.card.bench?.isReplaying) this.card.bench.resume();
  }

  /// Says whether everything came as the file expects.
  #judge(text, words) {
    const { card } = this;
    const { run } = card;
    card.court.ask(this, () => text, ({ expectations, problems = [], trap }) => {
      if (run !== card.run) return;
      const lines = problems.map(({ line, message }) => `line ${line}: ${message}`);
      if (trap) lines.push('the control trapped');
      const met = expectations === 1 ? '1 expectation met' : `${expectations} expectations met`;
      card.note([words, ...(lines.length > 0 ? lines : expectations ? [met] : [])].join('; '), lines.length > 0);
    });
  }

  #point(event) {
    const [what, x, y] = event.split(' ');
    if (what === 'down' || what === 'move') {
      this.finger.hidden = false;
      this.finger.style.transform = `translate(${Number(x)}px, ${Number(y)}px)`;
    } else if (what === 'up' || what === 'cancel') {
      this.finger.hidden = true;
    }
  }

  static #duration(event) {
    const [what, seconds] = event.split(' ');
    if (what !== 'wait') return Player.pause[what] ?? 150;
    return Math.min(Math.max(0, Number(seconds)), 5) * 1000 || 0;
  }
}
