'use strict';

/// The form of a control's configuration. Each field is `.drag` text.
class ConfigurationForm {
  #inputs = new Map();
  #pause;

  /// - onChange: receives the settings that differ from the defaults, and returns the engine's error, if any
  constructor(root, control, onChange) {
    this.root = root;
    this.fields = control.fields;
    this.onChange = onChange;
    for (const field of control.fields) root.append(this.#row(control, field));
    root.addEventListener('submit', (event) => event.preventDefault());
    // A setting plays the whole recording again, so text is applied when it is complete or typing pauses.
    root.addEventListener('input', () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.apply(), 300);
    });
    root.addEventListener('change', () => this.apply());
  }

  /// The fields that differ from their defaults.
  get settings() {
    return this.fields
      .map((field) => ({ name: field.name, default: field.default, text: this.value(field.name) }))
      .filter((setting) => setting.text !== setting.default);
  }

  value(name) {
    return this.#inputs.get(name)?.input.value.trim();
  }

  /// Fills in settings, and resets all other fields to their defaults.
  fill(settings) {
    const texts = new Map(settings.map(({ name, text }) => [name, text]));
    for (const field of this.fields) {
      this.#inputs.get(field.name).input.value = texts.get(field.name) ?? field.default;
    }
    this.#showError(undefined, []);
  }

  /// Fills in the initial settings of the page.
  reset() {
    this.fill(this.fields.map(({ name, initial }) => ({ name, text: initial })));
  }

  apply() {
    clearTimeout(this.#pause);
    const { settings } = this;
    this.#showError(this.onChange(settings), settings);
  }

  /// Shows an error beside its field, and clears all others.
  #showError(error, settings) {
    // The first setting is on line 3, after the version and the control.
    const name = error?.field ?? settings[error?.line - 3]?.name;
    for (const [field, { input, message }] of this.#inputs) {
      const isWrong = error !== undefined && field === name;
      input.setAttribute('aria-invalid', isWrong);
      message.textContent = isWrong ? error.message.replace(/^\d+:\d+: /, '') : '';
    }
  }

  #row(control, { name, options, allowed, initial }) {
    const row = document.createElement('div');
    row.className = 'field';
    const id = `${control.name}-${name}`;
    const label = document.createElement('label');
    label.htmlFor = id;
    label.textContent = name;
    const input = document.createElement(options ? 'select' : 'input');
    if (options) input.append(...options.map((option) => new Option(option, option)));
    else Object.assign(input, { spellcheck: false, autocomplete: 'off', dir: 'ltr' });
    Object.assign(input, { id, name, title: allowed, value: initial });
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
