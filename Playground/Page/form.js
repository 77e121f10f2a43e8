'use strict';

/// The configuration of a control as a form: each field as `.drag` text, refused as the engine says.
class ConfigurationForm {
  #inputs = new Map();

  /// - onChange: gets the settings that are not the default, returns the engine's error if any
  constructor(root, control, onChange) {
    this.root = root;
    this.fields = control.fields;
    this.onChange = onChange;
    for (const field of control.fields) root.append(this.#row(control, field));
    root.addEventListener('submit', (event) => event.preventDefault());
    root.addEventListener('input', () => this.apply());
  }

  /// The fields that are not what they are by default.
  get settings() {
    return this.fields
      .map(({ name, standard }) => ({ name, standard, text: this.value(name) }))
      .filter(({ text, standard }) => text !== standard);
  }

  value(name) {
    return this.#inputs.get(name)?.input.value.trim();
  }

  /// Writes into the form; fields that are not named go back to their default.
  fill(settings) {
    const texts = new Map(settings.map(({ name, text }) => [name, text]));
    for (const { name, standard } of this.fields) {
      this.#inputs.get(name).input.value = texts.get(name) ?? standard;
    }
    this.#explain(undefined, []);
  }

  /// What the fields are on the page at first.
  reset() {
    this.fill(this.fields.map(({ name, opening }) => ({ name, text: opening })));
  }

  apply() {
    const { settings } = this;
    this.#explain(this.onChange(settings), settings);
  }

  /// Puts an error beside the field that it is about.
  #explain(error, settings) {
    // The settings follow the two lines that name the version and the control.
    const name = error?.field ?? settings[error?.line - 3]?.name;
    for (const [field, { input, message }] of this.#inputs) {
      const isWrong = error !== undefined && field === name;
      input.setAttribute('aria-invalid', isWrong);
      message.textContent = isWrong ? error.message.replace(/^\d+:\d+: /, '') : '';
    }
  }

  #row(control, { name, options, allowed, opening }) {
    const row = document.createElement('div');
    row.className = 'field';
    const id = `${control.name}-${name}`;
    const label = document.createElement('label');
    label.htmlFor = id;
    label.textContent = name;
    const input = document.createElement(options ? 'select' : 'input');
    if (options) input.append(...options.map((option) => new Option(option, option)));
    else Object.assign(input, { spellcheck: false, autocomplete: 'off', dir: 'ltr' });
    Object.assign(input, { id, name, title: allowed, value: opening });
    const message = document.createElement('p');
    message.className = 'error';
    message.id = `${id}-error`;
    message.setAttribute('role', 'alert');
    input.setAttribute('aria-describedby', message.id);
    row.append(label, input, message);
    this.#inputs.set(name, { input, message });
    return row;
  }
}
