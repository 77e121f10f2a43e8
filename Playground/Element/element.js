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
///
/// A range slider has two values instead: the attributes `lower` and `upper`, and as its `value` an array.
/// The form gets an entry for each. `lower-label` and `upper-label` name the thumbs.
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
    return ['kind', 'name', 'policy', 'dir', 'lower-label', 'upper-label', ...new Set(fields.map(attributeName))];
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
  #traits = { lower: 0, upper: 1, isSwitch: false, direction: 0, hasTwoValues: false };
  /// The thumbs of a control with two values.
  #thumbs;
  #size = { width: 0, height: 0 };
  /// The value to show as soon as there is a control.
  #pending;
  /// Whether the user or the page changed the value, so that the attribute no longer sets it.
  #isDirty = false;
  #isDisabled = false;
  /// Whether the element is on the page and all its first attributes are known.
  #isPlaced = false;
  /// The value that the form has, as text.
  #shown;
  /// The value at the beginning of the gesture, as text.
  #before;
  /// The values in words, and the time at which they were read.
  #spelled = { texts: [], time: -Infinity };
  #frame;

  constructor() {
    super();
    this.addEventListener('focus', () => this.#nameItself());
    this.addEventListener('mousedown', (event) => {
      // A press focuses the thumb that it holds, and not the page.
      if (this.#thumbs) event.preventDefault();
    });
    this.addEventListener('click', (event) => {
      // A click on the label.
      if (this.#thumbs && event.composedPath()[0] === this) this.focus();
    });
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

  /// The value: a number, for a switch 1 or 0; for a range slider an array of two numbers.
  ///
  /// A range slider also takes a text such as `0.2,0.8`.
  get value() {
    if (this.#control < 0) return this.#pending ?? this.defaultValue;
    const { value, upperValue } = DragnetSlider.#table.exports;
    const lower = value(this.#control);
    return this.#traits.hasTwoValues ? [lower, upperValue(this.#control)] : lower;
  }

  set value(value) {
    const numbers = String(value).split(',').map(Number);
    if (numbers.every(Number.isNaN)) return;
    this.#isDirty = true;
    this.#bind(numbers.length === 1 ? numbers[0] : numbers);
  }

  /// The value that a reset of the form gives: the attribute `value`, or the lower bound; for a range
  /// slider the attributes `lower` and `upper`, or both bounds.
  get defaultValue() {
    const { lower, upper, hasTwoValues } = this.#traits;
    const number = (name, otherwise) => {
      const text = this.getAttribute(name);
      return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? otherwise : Number(text);
    };
    return hasTwoValues ? [number('lower', lower), number('upper', upper)] : number('value', lower);
  }

  set defaultValue(value) {
    if (!this.#traits.hasTwoValues) return this.setAttribute('value', value);
    const [lower, upper] = String(value).split(',');
    this.setAttribute('lower', lower);
    this.setAttribute('upper', upper ?? lower);
  }

  /// Focuses the element; of a range slider, the thumb that was focused or held last.
  focus(options) {
    if (this.#thumbs && this.#control >= 0) this.#thumbs.focus(DragnetSlider.#table.exports.focusedThumb(this.#control));
    else super.focus(options);
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
    if (name === 'kind') return this.#replace();
    if (name === 'name') return this.#show(true);
    this.#configure();
    if (isInitial(name) && !this.#isDirty) this.#bind(this.defaultValue);
  }

  formAssociatedCallback() {
    if (this.#isPlaced) this.#nameItself();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    if (isDisabled) this.setAttribute('aria-disabled', 'true');
    else this.removeAttribute('aria-disabled');
    this.#thumbs?.enable(!isDisabled);
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
      if (text === null || (isInitial(field) && Number.isNaN(Number(text || 'nan')))) continue;
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
    const numbers = table.numbers(table.exports.describe(this.#control));
    const [lower, upper, isSwitch, direction, width, height, hasTwoValues] = numbers;
    this.#traits = {
      lower, upper, isSwitch: isSwitch === 1, direction, isHorizontal: direction < 2, hasTwoValues: hasTwoValues === 1,
    };
    this.#makeThumbs();
    const isHorizontal = direction < 2;
    const along = isHorizontal ? '100%' : '200px';
    const side = (length, isAlong) => (length > 0 ? `${Math.max(24, length)}px` : isAlong ? along : '24px');
    // Two fingers move the two thumbs, and do not zoom.
    this.#natural.replaceSync(`:host {
      width: ${side(width, isHorizontal)}; height: ${side(height, !isHorizontal)};
      touch-action: ${isSwitch ? 'manipulation' : `${isHorizontal ? 'pan-y' : 'pan-x'}${hasTwoValues ? '' : ' pinch-zoom'}`};
    }`);
  }

  /// Makes the thumbs of a control with two values; any other control has the focus itself.
  #makeThumbs() {
    if (this.#traits.hasTwoValues === (this.#thumbs !== undefined)) {
      if (!this.#thumbs && !this.hasAttribute('tabindex')) this.tabIndex = 0;
      return;
    }
    hideState(this);
    if (this.#traits.hasTwoValues) {
      this.removeAttribute('tabindex');
      this.setAttribute('role', 'group');
      this.#thumbs = new ThumbElements(this.#stage, {
        focused: (index) => this.#perform((exports, time) => exports.focus(this.#control, index, time)),
      });
      this.#thumbs.enable(!this.#isDisabled);
    } else {
      this.tabIndex = 0;
      this.#thumbs.remove();
      this.#thumbs = undefined;
    }
  }

  /// Names the element by its `<label>`, for technologies that do not know labels of custom elements.
  #nameItself() {
    const labels = [...this.#internals.labels];
    const isNamed = this.hasAttribute('aria-label') || this.hasAttribute('aria-labelledby');
    if (!isNamed && labels.length > 0) {
      for (const label of labels) label.id ||= `dragnet-label-${++DragnetSlider.#labels}`;
      this.setAttribute('aria-labelledby', labels.map(({ id }) => id).join(' '));
    }
    if (!this.#thumbs) return;
    // A label outside cannot name an element of the shadow tree, so the thumbs get its text.
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const texts = ids.map((id) => this.getRootNode().getElementById?.(id)?.textContent.trim()).filter(Boolean);
    const name = this.getAttribute('aria-label') ?? texts.join(' ');
    this.#thumbs.name(name, ['lower', 'upper'].map((side) => this.getAttribute(`${side}-label`) ?? side));
  }

  // Inputs and effects.

  #bind(value) {
    if (this.#control < 0) this.#pending = value;
    else if (!this.#traits.hasTwoValues) this.#perform((exports, time) => exports.bind(this.#control, [value].flat()[0], time));
    else {
      const [lower, upper = NaN] = [value].flat();
      this.#perform((exports, time) => exports.bindPair(this.#control, lower, upper, time));
    }
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
    // A press focuses the thumb that it holds, which may become the other one.
    if (this.#thumbs && !this.#isDisabled && (action === 0 || this.shadowRoot.activeElement)) this.focus();
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
          const value = code === committed && !this.#traits.hasTwoValues ? number : this.value;
          if (String(value) !== this.#before) this.#dispatch('change', { value });
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

  /// Gives the value to the form; of two values, each as an entry.
  #show(isRenamed = false) {
    if (this.#control < 0) return;
    const value = this.value;
    const text = String(value);
    if (this.#shown === text && !isRenamed) return;
    this.#shown = text;
    if (!this.#traits.hasTwoValues) return this.#internals.setFormValue(text);
    const entries = new FormData();
    // The browser submits entries of their own even without a name.
    if (this.name) for (const number of value) entries.append(this.name, number);
    this.#internals.setFormValue(entries, text);
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
    const spell = (thumb) => table.words(table.exports.spell(this.#control, thumb));
    this.#spelled = { texts: this.#thumbs ? [spell(0), spell(1)] : [spell(-1)], time: performance.now() };
    this.#showState();
  }

  #showState() {
    const { texts } = this.#spelled;
    if (this.#thumbs) this.#thumbs.show(this.#traits, this.value, texts);
    else showState(this, { ...this.#traits, value: this.value, valueText: texts[0] });
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
    const scene = table.numbers(table.exports.drawScene(this.#control));
    this.#painter.paint(scene, ends[this.#traits.direction]);
    this.#thumbs?.lay(scene);
    // During a drag the number follows in each frame, the words five times a second.
    const isTracking = table.exports.isTracking(this.#control) === 1;
    if (!isTracking || performance.now() > this.#spelled.time + 200) this.#announce();
    else this.#showState();
  }
}

/// Whether a field is an initial value, which the value of the element replaces.
function isInitial(field) {
  return ['value', 'lower', 'upper'].includes(field);
}

/// The name of the attribute of a field: `bar-count` for `barCount`.
function attributeName(field) {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
