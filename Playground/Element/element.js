'use strict';

/// The controls of a page, in one instance of the module, as numbers.
class ControlTable extends WasmInstance {
  /// The kinds of control, each with the names of its fields.
  kinds() {
    const lines = this.words(this.exports.kinds()).trim().split('\n');
    return new Map(lines.map((line) => line.split(' ')).map(([kind, ...fields]) => [kind, fields]));
  }

  /// The colors: a name, then values for light, dark, and both with high contrast.
  palette() {
    const lines = this.words(this.exports.palette()).trim().split('\n');
    return lines.map((line) => line.split(' '));
  }

  /// The last answer in words.
  words(count = this.exports.outputSize()) {
    return this.text(this.exports.output(), count);
  }
}

/// A slider or a switch with the value of a form control: `<dragnet-slider kind="fat-slider">`.
///
/// The attribute `kind` selects the control. Each field of its configuration is an attribute, in lower
/// case with hyphens: `bar-count="20"`. The attribute `value` is the value that a reset of the form gives.
class DragnetSlider extends HTMLElement {
  static formAssociated = true;
  /// The effects of an input, by their codes in ControlTable.swift.
  static #effects = { began: 0, changed: 1, ticks: 2, reachedEnd: 3, committed: 4, cancelled: 5, announce: 6, draw: 7, frames: 8 };
  static #policies = ['holds', 'ignores', 'rebases'];
  static #table;
  static #kinds;
  static #sheet;
  /// The number of labels that got an id.
  static #labels = 0;

  /// Defines the element, once a module is compiled.
  static define(module) {
    DragnetSlider.#table = new ControlTable(module);
    DragnetSlider.#kinds = DragnetSlider.#table.kinds();
    DragnetSlider.#sheet = new CSSStyleSheet();
    DragnetSlider.#sheet.replaceSync(sliderStyle(DragnetSlider.#table.palette()));
    customElements.define('dragnet-slider', DragnetSlider);
  }

  static get observedAttributes() {
    const fields = [...DragnetSlider.#kinds.values()].flat();
    return ['kind', 'value', 'policy', 'dir', ...new Set(fields.map(attributeName))];
  }

  /// The reason why the last configuration was refused, or `null`.
  configurationError = null;

  #internals = this.attachInternals();
  #stage = document.createElement('div');
  #natural = new CSSStyleSheet();
  #input;
  #painter;
  #observer = new ResizeObserver(([entry]) => this.#layOut(entry.contentRect));
  /// The number of the control in the table; -1 without a control.
  #control = -1;
  /// The numbers that describe the control: its range, whether it is a switch, its direction.
  #traits = { lower: 0, upper: 1, isSwitch: false, direction: 0 };
  #size = { width: 0, height: 0 };
  /// The value to show as soon as there is a control.
  #pending;
  /// Whether the user or the page changed the value, so that the attribute no longer sets it.
  #isDirty = false;
  #isDisabled = false;
  /// Whether the element is on the page and all its first attributes are known.
  #isPlaced = false;
  /// The value that the form has.
  #shown;
  /// The value at the beginning of the gesture.
  #before;
  /// The value in words, and the time at which it was read.
  #spelled = { text: '', time: -Infinity };
  #frame;

  constructor() {
    super();
    this.addEventListener('focus', () => this.#nameItself());
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    this.#stage.className = 'stage';
    this.#stage.append(svg);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [DragnetSlider.#sheet, this.#natural];
    root.append(this.#stage);
    this.#painter = new ScenePainter(svg, true);
    this.#input = new ControlInput(this, this.#stage, {
      pointer: (action, samples, id) => this.#point(action, samples, id),
      lost: (id, time) => this.#perform((table) => table.pointer(this.#control, 3, 0, 0, id, time / 1000)),
      key: (number, isFine, time) => this.#press(number, isFine, time),
      scale: ({ width, height }) => [width ? this.#size.width / width : 1, height ? this.#size.height / height : 1],
    });
  }

  // The value and the form.

  /// The value: a number, for a switch 1 or 0.
  get value() {
    if (this.#control < 0) return this.#pending ?? this.defaultValue;
    return DragnetSlider.#table.exports.value(this.#control);
  }

  set value(value) {
    const number = Number(value);
    if (Number.isNaN(number)) return;
    this.#isDirty = true;
    this.#bind(number);
  }

  /// The value that a reset of the form gives: the attribute `value`, or the lower bound.
  get defaultValue() {
    const text = this.getAttribute('value');
    const number = Number(text);
    return text === null || text.trim() === '' || Number.isNaN(number) ? this.#traits.lower : number;
  }

  set defaultValue(value) {
    this.setAttribute('value', value);
  }

  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(name) {
    this.setAttribute('name', name);
  }

  get disabled() {
    return this.hasAttribute('disabled');
  }

  set disabled(isDisabled) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  get kind() {
    return this.getAttribute('kind') ?? 'progress-slider';
  }

  set kind(kind) {
    this.setAttribute('kind', kind);
  }

  get type() {
    return this.localName;
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get validity() {
    return this.#internals.validity;
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  get willValidate() {
    return this.#internals.willValidate;
  }

  checkValidity() {
    return this.#internals.checkValidity();
  }

  reportValidity() {
    return this.#internals.reportValidity();
  }

  /// The lower bound of the value.
  get min() {
    return this.#traits.lower;
  }

  /// The upper bound of the value.
  get max() {
    return this.#traits.upper;
  }

  // Reactions to the page.

  connectedCallback() {
    this.#isPlaced = true;
    // The page may have set properties before the module was loaded.
    for (const name of ['kind', 'name', 'disabled', 'defaultValue', 'value']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.#configure();
    this.#observer.observe(this.#stage);
  }

  disconnectedCallback() {
    this.#isPlaced = false;
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    if (this.#control < 0) return;
    this.#input.loseAll(performance.now());
    this.#pending = this.value;
    this.#remove();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#isPlaced || before === after) return;
    if (name === 'kind') this.#replace();
    else if (name === 'value' && this.#isDirty) this.#configure();
    else if (name === 'value') {
      this.#configure();
      this.#bind(this.defaultValue);
    } else this.#configure();
  }

  formAssociatedCallback() {
    if (this.#isPlaced) this.#nameItself();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    if (isDisabled) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    this.#perform((table, time) => table.enable(this.#control, isDisabled ? 0 : 1, time));
  }

  formResetCallback() {
    this.#isDirty = false;
    this.#bind(this.defaultValue);
  }

  formStateRestoreCallback(state) {
    this.value = state;
  }

  // The control.

  /// Gives the element a control with the configuration of its attributes, or configures the one it has.
  #configure() {
    const table = DragnetSlider.#table;
    table.put(this.#configuration);
    if (this.#control < 0) {
      this.#control = table.exports.make();
      if (this.#control < 0) return this.#refuse(table.words());
      this.#describe();
      const pending = this.#pending ?? this.defaultValue;
      this.#pending = undefined;
      this.#perform((exports, time) => exports.enable(this.#control, this.#isDisabled ? 0 : 1, time));
      this.#bind(pending);
    } else {
      const count = table.exports.configure(this.#control, performance.now() / 1000);
      if (count < 0) return this.#refuse(table.words());
      this.#perform(() => count);
      this.#describe();
    }
    this.configurationError = null;
    const policy = DragnetSlider.#policies.indexOf(this.getAttribute('policy') ?? 'holds');
    table.exports.setPolicy(this.#control, policy);
    this.#nameItself();
    this.#lay();
    this.#draw();
  }

  /// Makes a control of another kind, which keeps the value.
  #replace() {
    if (this.#control >= 0) {
      this.#input.loseAll(performance.now());
      if (this.#isDirty) this.#pending = this.value;
      this.#remove();
    }
    this.#configure();
  }

  #remove() {
    DragnetSlider.#table.exports.remove(this.#control);
    this.#control = -1;
  }

  get #wantsFrames() {
    return DragnetSlider.#table.exports.wantsFrames(this.#control) === 1;
  }

  /// The attributes as `.drag` text.
  get #configuration() {
    const fields = DragnetSlider.#kinds.get(this.kind) ?? [];
    const settings = [];
    for (const field of fields) {
      const text = this.getAttribute(attributeName(field));
      if (text === null || (field === 'value' && Number.isNaN(Number(text || 'nan')))) continue;
      // A flag without a value is true, as is usual in HTML.
      settings.push([field, text.trim() === '' ? 'true' : text.replace(/[;#\n]/g, ' ').trim()]);
    }
    const isReversed = getComputedStyle(this).direction === 'rtl';
    if (isReversed && !this.hasAttribute('direction')) settings.push(['direction', 'rightToLeft']);
    return `dragnet 1\ncontrol ${this.kind.trim()}\n${settings.map(([name, text]) => `set ${name} ${text}\n`).join('')}`;
  }

  #refuse(message) {
    const text = message.replace(/^\d+:\d+: /, '');
    if (text === this.configurationError) return;
    this.configurationError = text;
    console.warn(`<dragnet-slider>: ${text}`);
  }

  /// Reads the traits and the natural size of the control.
  #describe() {
    const table = DragnetSlider.#table;
    const [lower, upper, isSwitch, direction, width, height] = table.numbers(table.exports.describe(this.#control));
    this.#traits = { lower, upper, isSwitch: isSwitch === 1, direction, isHorizontal: direction < 2 };
    const isHorizontal = direction < 2;
    const along = isHorizontal ? '100%' : '200px';
    const side = (length, isAlong) => (length > 0 ? `${Math.max(24, length)}px` : isAlong ? along : '24px');
    this.#natural.replaceSync(`:host {
      width: ${side(width, isHorizontal)}; height: ${side(height, !isHorizontal)};
      touch-action: ${isSwitch ? 'manipulation' : isHorizontal ? 'pan-y pinch-zoom' : 'pan-x pinch-zoom'};
    }`);
  }

  /// Names the element by its `<label>`, for technologies that do not know labels of custom elements.
  #nameItself() {
    const labels = [...this.#internals.labels];
    const isNamed = this.hasAttribute('aria-label') || this.hasAttribute('aria-labelledby');
    if (isNamed || labels.length === 0) return;
    for (const label of labels) label.id ||= `dragnet-label-${++DragnetSlider.#labels}`;
    this.setAttribute('aria-labelledby', labels.map(({ id }) => id).join(' '));
  }

  // Inputs and effects.

  #bind(value) {
    if (this.#control < 0) this.#pending = value;
    else this.#perform((exports, time) => exports.bind(this.#control, value, time));
  }

  #point(action, samples, id) {
    // The samples of one event are one change of the value.
    const effects = [];
    for (const { x, y, time } of samples) {
      effects.push(...this.#handle((exports) => exports.pointer(this.#control, action, x, y, id, time / 1000)));
    }
    const last = effects.findLastIndex(([code]) => code === DragnetSlider.#effects.changed);
    const isMove = action === 1;
    this.#react(effects.filter(([code], index) => !isMove || code !== DragnetSlider.#effects.changed || index === last));
  }

  #press(number, isFine, time) {
    const effects = this.#handle((exports) => exports.key(this.#control, number, isFine ? 1 : 0, time / 1000));
    this.#react(effects);
    // A key that moves the value does not scroll the page, not even at a bound.
    return effects.length > 0 || (number < 8 && this.#control >= 0 && !this.#isDisabled);
  }

  #perform(input) {
    this.#react(this.#handle((exports) => input(exports, performance.now() / 1000)));
  }

  /// Passes an input to the control and returns its effects, each as a code and a number.
  #handle(input) {
    if (this.#control < 0) return [];
    const table = DragnetSlider.#table;
    const count = input(table.exports);
    const numbers = count > 0 ? table.numbers(count) : [];
    const effects = [];
    for (let i = 0; i < numbers.length; i += 2) effects.push([numbers[i], numbers[i + 1]]);
    return effects;
  }

  #react(effects) {
    const { began, changed, ticks, reachedEnd, committed, cancelled, announce, draw, frames } = DragnetSlider.#effects;
    for (const [code, number] of effects) {
      switch (code) {
        case began:
          this.#before = this.#shown;
          this.#internals.states?.add('dragging');
          break;
        case changed:
          this.#isDirty = true;
          this.#show();
          this.#dispatch('input');
          break;
        case ticks:
          if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(3);
          this.#dispatch('detent', { count: number });
          break;
        case reachedEnd:
          this.#dispatch('reachedend');
          break;
        case committed:
        case cancelled: {
          this.#internals.states?.delete('dragging');
          const value = code === committed ? number : this.value;
          if (value !== this.#before) this.#dispatch('change', { value });
          break;
        }
        case announce:
          this.#announce();
          break;
        case draw:
          this.#schedule();
          break;
        case frames:
          // A value that an event handler bound may have changed it since.
          if (this.#wantsFrames) this.#schedule();
          break;
      }
    }
    this.#show();
  }

  /// Gives the value to the form.
  #show() {
    if (this.#control < 0 || this.#shown === this.value) return;
    this.#shown = this.value;
    this.#internals.setFormValue(String(this.#shown));
  }

  #dispatch(type, detail) {
    const event = detail === undefined
      ? new Event(type, { bubbles: true, composed: true })
      : new CustomEvent(type, { bubbles: true, composed: true, detail });
    this.dispatchEvent(event);
  }

  /// Shows the value in words to assistive technologies.
  #announce() {
    const table = DragnetSlider.#table;
    const text = table.words(table.exports.spell(this.#control));
    this.#spelled = { text, time: performance.now() };
    showState(this, { ...this.#traits, value: this.value, valueText: text });
  }

  // Layout and drawing.

  #layOut({ width, height }) {
    this.#size = { width, height };
    this.#lay();
    this.#draw();
  }

  #lay() {
    const { width, height } = this.#size;
    this.#perform((exports, time) => exports.layOut(this.#control, width, height, time));
  }

  #schedule() {
    this.#frame ??= requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now) {
    this.#frame = undefined;
    if (this.#control < 0) return;
    this.#react(this.#handle((exports) => exports.frame(this.#control, now / 1000)));
    this.#draw();
    if (this.#wantsFrames) this.#schedule();
  }

  #draw() {
    if (this.#control < 0) return;
    const table = DragnetSlider.#table;
    const { width, height } = this.#size;
    const ends = [[0, 0, width, 0], [width, 0, 0, 0], [0, height, 0, 0], [0, 0, 0, height]];
    this.#painter.paint(table.numbers(table.exports.drawScene(this.#control)), ends[this.#traits.direction]);
    // During a drag the number follows in each frame, the words five times a second.
    const isTracking = table.exports.isTracking(this.#control) === 1;
    if (!isTracking || performance.now() > this.#spelled.time + 200) this.#announce();
    else showState(this, { ...this.#traits, value: this.value, valueText: this.#spelled.text });
  }
}

/// The name of the attribute of a field: `bar-count` for `barCount`.
function attributeName(field) {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
