'use strict';

/// The list of events and their effects.
class EventLog {
  /// The most rows on the page. The script keeps all events.
  static mostRows = 600;

  #count = 0;
  #waiting = [];
  #schedule = new Schedule(() => this.#show());
  /// The last row, with its parts.
  #last;
  #picked;

  constructor(root) {
    this.list = root.querySelector('.events');
    this.counter = root.querySelector('.event-count');
    this.clear();
  }

  clear() {
    this.#count = 0;
    this.#waiting = [];
    /// The number of events, also of those that do not yet have a row.
    this.list.count = 0;
    this.#last = undefined;
    this.list.replaceChildren();
    this.#showCount();
  }

  /// Adds steps, which appear soon.
  add(steps) {
    for (const step of steps) this.#waiting.push(step);
    this.list.count = this.#count + this.#waiting.length;
    this.#schedule.request();
  }

  /// Shows all steps now.
  flush() {
    this.#schedule.flush();
  }

  #show() {
    if (this.#waiting.length === 0) return;
    this.#pick(undefined);
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    // A row that disappears at once is not made.
    const rows = [];
    for (const step of this.#waiting) {
      const isWait = step.event.startsWith('wait ');
      if (isWait && this.#last?.isWait) this.#extend(this.#last, step);
      else rows.push((this.#last = this.#row(step, isWait)).row);
    }
    this.#waiting = [];
    this.list.append(...rows.slice(-EventLog.mostRows));
    while (this.list.childElementCount > EventLog.mostRows) this.list.firstChild.remove();
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.#showCount();
  }

  /// Adds the statement that made the control crash.
  addTrap(statement) {
    this.flush();
    const { row } = this.#row({ event: statement, value: 'crashed' }, false);
    row.classList.add('trap');
    this.list.append(row);
    this.list.count = this.#count;
    this.#showCount();
  }

  /// Scrolls to the event at an index and highlights it.
  reveal(index) {
    this.flush();
    const row = [...this.list.children].findLast((row) => Number(row.dataset.index) <= index);
    if (!row) return;
    this.#pick(row);
    if (row === this.list.lastChild) this.list.scrollTop = this.list.scrollHeight;
    else this.list.scrollTop = row.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  #pick(row) {
    this.#picked?.classList.remove('picked');
    this.#picked = row;
    row?.classList.add('picked');
  }

  #row(step, isWait) {
    const row = document.createElement('li');
    row.dataset.index = this.#count++;
    const event = document.createElement('code');
    event.textContent = step.event;
    const value = document.createElement('span');
    value.className = 'value';
    value.textContent = EventLog.#value(step);
    const marks = document.createElement('span');
    marks.className = 'marks';
    const texts = [step.editing, step.detents ? `${step.detents} ⌁` : '', step.reachedEnd ? 'end' : ''];
    marks.textContent = texts.filter(Boolean).join(' ');
    row.append(event, value, marks);
    row.steps = [step];
    return { row, event, value, isWait };
  }

  /// Adds a `wait` to the row of the waits before it.
  #extend({ row, event, value }, step) {
    this.#count++;
    row.steps.push(step);
    const seconds = row.steps.reduce((sum, { event }) => sum + Number(event.split(' ')[1]), 0);
    event.textContent = `wait ${shortNumber(seconds)} in ${row.steps.length} steps`;
    value.textContent = EventLog.#value(step);
  }

  static #value({ value, upper }) {
    return upper === undefined ? value : `${value} ${upper}`;
  }

  #showCount() {
    this.counter.textContent = this.#count === 1 ? '1 event' : `${this.#count} events`;
  }
}
