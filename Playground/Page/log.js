'use strict';

/// What happened, event by event, and what each gave.
class EventLog {
  /// More rows than this are not kept on the page; the script keeps them all.
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
    this.#tell();
  }

  add(steps) {
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    this.list.append(...steps.map((step) => this.#row(step)));
    while (this.list.childElementCount > EventLog.mostRows) this.list.firstChild.remove();
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.#tell();
  }

  /// A statement at which the control trapped.
  addTrap(statement) {
    const row = this.#row({ event: statement, value: 'trapped' });
    row.classList.add('trap');
    this.list.append(row);
    this.#tell();
  }

  /// Shows the event at an index.
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
    const words = [step.editing, step.detents ? `${step.detents} ⌁` : '', step.reachedEnd ? 'end' : ''];
    marks.textContent = words.filter(Boolean).join(' ');
    row.append(event, value, marks);
    return row;
  }

  #tell() {
    this.counter.textContent = this.#count === 1 ? '1 event' : `${this.#count} events`;
  }
}
