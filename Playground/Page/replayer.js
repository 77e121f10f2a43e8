'use strict';

/// Replays the recording of a card: any event at any time, or all of them at their own speed.
class Replayer {
  /// The pause before an event other than `wait`, in milliseconds. 150 for other events.
  static pause = { move: 12, size: 0 };

  #place = new Schedule(() => this.#showPlace());

  /// - card: the card; its view has the recording
  constructor(card) {
    this.card = card;
    this.finger = new Fingers(card.host);
    this.player = new StepPlayer(card.root.querySelector('.player'), {
      show: (event) => this.#show(event),
      part: (event, part) => this.#part(event, part),
      neighbour: (event, way) => this.#neighbour(event, way),
    }, 0);
    this.follow();
  }

  /// Plays a script to a new control, and then shows it from its beginning; `text` is its whole file.
  ///
  /// - isQuick: whether to show the end at once
  replay({ settings, events }, text, isQuick = false) {
    const { card } = this;
    const { view } = card;
    this.live();
    card.form.fill(settings);
    const error = view.start(settings, { isReplay: true });
    if (error) {
      card.form.apply();
      this.#check(text, `The configuration is refused: ${error.message}.`);
      return;
    }
    view.load(events);
    this.#place.flush();
    this.#check(text, events.length === 1 ? 'Replayed 1 event' : `Replayed ${events.length} events`);
    if (!isQuick && view.events.length > 0) this.player.play(1);
  }

  /// Shows an event, from 1.
  go(event) {
    this.player.go(event);
  }

  /// Returns to the present control, which takes input again.
  live() {
    this.player.pause();
    const { shown, events } = this.card.view;
    if (shown !== undefined) this.go(events.length);
  }

  /// Follows a recording that grows, or that begins again.
  follow() {
    this.#place.request();
  }

  #showPlace() {
    const { view } = this.card;
    const count = view.events.length;
    if (view.shown === undefined) this.player.place(count, count);
  }

  #show(event) {
    const { card, finger } = this;
    const { view } = card;
    view.show(event);
    finger.showAfter(view.shown === undefined ? [] : view.events.slice(0, event));
    card.showPlace(event);
    return view.events[event - 1];
  }

  #part(event, part) {
    if (part > 1 || event > this.card.view.events.length) return undefined;
    return Replayer.#duration(this.card.view.events[event - 1]);
  }

  /// The next row of the log: waits in a row are one row.
  #neighbour(event, way) {
    const { events } = this.card.view;
    const isWait = (number) => events[number - 1]?.startsWith('wait ');
    let next = event + way;
    while (isWait(next) && isWait(next + 1) && next + way >= 1 && next + way <= events.length) next += way;
    return next;
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
    if (name !== 'wait') return Replayer.pause[name] ?? 150;
    return Math.min(Math.max(0, Number(seconds)), 5) * 1000 || 0;
  }
}
