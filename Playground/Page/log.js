'use strict';

/// The list of events and their effects.
class EventLog {
  /// The most rows on the page. The script keeps all events.
  static mostRows = 600;

  #count = 0;

  constructor(root) {
    this.list = root.querySelector('.events');
    this.counter = root.querySelector('.event-count');
    this.clear();
  }

  clear() {
    this.#count = 0;
    this.list.replaceChildren();
    this.#showCount();
  }

  add(steps) {
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    this.list.append(...steps.map((step) => this.#row(step)));
    while (this.list.childElementCount > EventLog.mostRows) this.list.firstChild.remove();
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.#showCount();
  }

  /// Adds the statement that made the control crash.
  addTrap(statement) {
    const row = this.#row({ event: statement, value: 'crashed' });
    row.classList.add('trap');
    this.list.append(row);
    this.#showCount();
  }

  /// Scrolls to the event at an index and highlights it.
  reveal(index) {
    const row = this.list.querySelector(`[data-index="${index}"]`);
    if (!row) return;
    this.list.querySelector('.picked')?.classList.remove('picked');
    row.classList.add('picked');
    this.list.scrollTop = row.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  #row(step) {
    const row = document.createElement('li');
    row.dataset.index = this.#count++;
    row.dataset.step = JSON.stringify(step);
    const event = document.createElement('code');
    event.textContent = step.event;
    const value = document.createElement('span');
    value.className = 'value';
    value.textContent = step.value;
    const marks = document.createElement('span');
    marks.className = 'marks';
    const texts = [step.editing, step.detents ? `${step.detents} ⌁` : '', step.reachedEnd ? 'end' : ''];
    marks.textContent = texts.filter(Boolean).join(' ');
    row.append(event, value, marks);
    return row;
  }

  #showCount() {
    this.counter.textContent = this.#count === 1 ? '1 event' : `${this.#count} events`;
  }
}
