'use strict';

/// What an element submits, its name, and its states.
class FormPart {
  /// The number of labels that got an id.
  static #labels = 0;

  /// The value that the form has, as text.
  submitted;
  #element;
  #internals;

  constructor(element, internals) {
    this.#element = element;
    this.#internals = internals;
  }

  /// Adds a state for the style of the page, or removes it.
  setState(name, isOn) {
    if (isOn) this.#internals.states?.add(name);
    else this.#internals.states?.delete(name);
  }

  /// Gives the form a value, or an entry for each of several values.
  ///
  /// - isRenamed: whether the name of the element changed
  submit(value, isRenamed = false) {
    const text = String(value);
    if (this.submitted === text && !isRenamed) return;
    this.submitted = text;
    if (!Array.isArray(value)) {
      this.#internals.setFormValue(text);
      return;
    }
    const entries = new FormData();
    // The browser submits entries of their own even without a name.
    if (this.#element.name) for (const number of value) entries.append(this.#element.name, number);
    this.#internals.setFormValue(entries, text);
  }

  /// Gives properties that the page set before the element was defined to their setters.
  upgrade(names) {
    const element = this.#element;
    for (const name of names.filter((name) => Object.hasOwn(element, name))) {
      const value = element[name];
      delete element[name];
      element[name] = value;
    }
  }

  /// Names the element by its `<label>`, for technologies that do not know labels of custom elements, and
  /// returns the name.
  nameByLabels() {
    const labels = [...this.#internals.labels];
    const isNamed = this.#element.hasAttribute('aria-label') || this.#element.hasAttribute('aria-labelledby');
    if (!isNamed && labels.length > 0) {
      for (const label of labels) label.id ||= `dragnet-label-${++FormPart.#labels}`;
      this.#element.setAttribute('aria-labelledby', labels.map(({ id }) => id).join(' '));
    }
    const ids = this.#element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const texts = ids.map((id) => this.#element.getRootNode().getElementById?.(id)?.textContent.trim()).filter(Boolean);
    return this.#element.getAttribute('aria-label') ?? texts.join(' ');
  }
}
