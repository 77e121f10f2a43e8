'use strict';

/// A slider or a switch with the value of a form control: `<dragnet-slider kind="fat-slider">`.
///
/// The attribute `kind` selects the control. Each field of its configuration is an attribute, in lower
/// case with hyphens: `bar-count="20"`. The attribute `value` is the value that a reset of the form gives.
///
/// A range slider has two values instead: the attributes `lower` and `upper`, and as its `value` an array.
/// The form gets an entry for each. `lower-label` and `upper-label` name the thumbs.
class DragnetSlider extends FormElement {
  static #table;
  static #kinds;
  static #sheet;

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

  #control = new TableEntry(DragnetSlider.#table);
  #stage = new SliderStage(this, DragnetSlider.#sheet, {
    laidOut: (size) => this.#layOut(size),
    focused: (thumb) => this.#perform('focus', thumb),
  });
  #input;
  /// The value to show as soon as there is a control.
  #pending;
  /// Whether the user or the page changed the value, so that the attribute no longer sets it.
  #isDirty = false;
  #isDisabled = false;
  /// Whether the element is on the page and all its first attributes are known.
  #isPlaced = false;
  #events = new SliderEvents(this);
  #frame;

  constructor() {
    super();
    this.addEventListener('focus', () => this.#nameItself());
    this.#input = new ControlInput(this, this.#stage.root, {
      pointer: (action, samples, id) => this.#point(action, samples, id),
      lost: (id, time) => this.#react(this.#control.handle('pointer', 3, 0, 0, id, time / 1000)),
      key: (number, isFine, time) => this.#press(number, isFine, time),
      scale: (bounds) => this.#stage.scale(bounds),
    });
  }

  /// The value: a number, for a switch 1 or 0; for a range slider an array of two numbers.
  ///
  /// A range slider also takes a text such as `0.2,0.8`.
  get value() {
    return this.#control.isMade ? this.#control.value : this.#pending ?? this.defaultValue;
  }

  set value(value) {
    const numbers = String(value).split(',').map(numberOf);
    if (numbers.every(Number.isNaN)) return;
    this.#isDirty = true;
    this.#bind(numbers.length === 1 ? numbers[0] : numbers);
  }

  /// The value that a reset of the form gives: the attribute `value`, or the lower bound; for a range
  /// slider the attributes `lower` and `upper`, or both bounds.
  get defaultValue() {
    return initialValue(this, this.#control.traits);
  }

  set defaultValue(value) {
    setInitialValue(this, value, this.#control.traits);
  }

  get kind() {
    return this.getAttribute('kind')?.trim() ?? 'progress-slider';
  }

  set kind(kind) {
    this.setAttribute('kind', kind);
  }

  /// The lower bound of the value.
  get min() {
    return this.#control.traits.lower;
  }

  /// The upper bound of the value.
  get max() {
    return this.#control.traits.upper;
  }

  /// Focuses the element; of a range slider, the thumb that was focused or held last.
  focus(options) {
    if (this.#stage.thumbs && this.#control.isMade) this.#stage.thumbs.focus(this.#control.focusedThumb);
    else super.focus(options);
  }

  // Reactions to the page.

  connectedCallback() {
    this.#isPlaced = true;
    this[inForm].upgrade(['kind', 'name', 'disabled', 'defaultValue', 'value']);
    this.#configure();
    this.#stage.observe();
  }

  disconnectedCallback() {
    this.#isPlaced = false;
    this.#stage.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    if (!this.#control.isMade) return;
    this.#input.loseAll(performance.now());
    this.#pending = this.value;
    this.#control.remove();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#isPlaced || before === after) return;
    if (name === 'kind') return this.#replace();
    if (name === 'name') return this.#submit(true);
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
    this.#stage.thumbs?.enable(!isDisabled);
    this.#perform('enable', isDisabled ? 0 : 1);
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
    const control = this.#control;
    const text = configurationText(this, DragnetSlider.#kinds.get(this.kind) ?? []);
    if (control.isMade) {
      const { effects, refusal } = control.configure(text, performance.now() / 1000);
      if (refusal) return this.#refuse(refusal);
      this.#react(effects);
      this.#stage.fit(control.traits, !this.#isDisabled);
    } else {
      const refusal = control.make(text);
      if (refusal) return this.#refuse(refusal);
      this.#stage.fit(control.traits, !this.#isDisabled);
      const pending = this.#pending ?? this.defaultValue;
      this.#pending = undefined;
      this.#perform('enable', this.#isDisabled ? 0 : 1);
      this.#bind(pending);
    }
    this.configurationError = null;
    control.policy = this.getAttribute('policy') ?? 'holds';
    this.#nameItself();
    this.#layOut(this.#stage.size);
  }

  /// Makes a control of another kind, which keeps the value.
  #replace() {
    if (this.#control.isMade) {
      this.#input.loseAll(performance.now());
      if (this.#isDirty) this.#pending = this.value;
      this.#control.remove();
    }
    this.#configure();
  }

  #refuse(message) {
    const text = message.replace(/^\d+:\d+: /, '');
    if (text === this.configurationError) return;
    this.configurationError = text;
    console.warn(`<dragnet-slider>: ${text}`);
  }

  #nameItself() {
    const name = this[inForm].nameByLabels();
    // A label outside cannot name an element of the shadow tree, so the thumbs get its text.
    this.#stage.thumbs?.name(name, ['lower', 'upper'].map((side) => this.getAttribute(`${side}-label`) ?? side));
  }

  // Inputs and effects.

  #bind(value) {
    if (this.#control.isMade) this.#react(this.#control.bind(value, performance.now() / 1000));
    else this.#pending = value;
  }

  #point(action, samples, id) {
    // The samples of one event are one change of the value.
    const effects = samples.flatMap(({ x, y, time }) => this.#control.handle('pointer', action, x, y, id, time / 1000));
    const { changed } = TableEntry.effects;
    const last = effects.findLastIndex(([code]) => code === changed);
    const isMove = action === 1;
    this.#react(effects.filter(([code], index) => !isMove || code !== changed || index === last));
    // A press focuses the thumb that it holds, which may become the other one.
    const isFocused = this.shadowRoot.activeElement !== null;
    if (this.#stage.thumbs && !this.#isDisabled && (action === 0 || isFocused)) this.focus();
  }

  #press(number, isFine, time) {
    const effects = this.#control.handle('key', number, isFine ? 1 : 0, time / 1000);
    this.#react(effects);
    // A key that moves the value does not scroll the page, not even at a bound.
    return effects.length > 0 || (number < 8 && this.#control.isMade && !this.#isDisabled);
  }

  /// Passes an input to the control now, and reacts to its effects.
  #perform(name, ...words) {
    this.#react(this.#control.handle(name, ...words, performance.now() / 1000));
  }

  #react(effects) {
    const { began, changed, ticks, reachedEnd, committed, cancelled, announce, draw, frames } = TableEntry.effects;
    for (const [code, number] of effects) {
      switch (code) {
        case began:
          this.#events.begin();
          break;
        case changed:
          this.#isDirty = true;
          this.#submit();
          this.#events.send('input');
          break;
        case ticks:
          this.#events.tick(number);
          break;
        case reachedEnd:
          this.#events.send('reachedend');
          break;
        case committed:
        case cancelled:
          this.#events.end(code === committed && !this.#control.traits.hasTwoValues ? number : this.value);
          break;
        case announce:
          this.#stage.announce(this.#control);
          break;
        case draw:
          this.#schedule();
          break;
        case frames:
          // A value that an event handler bound may have changed it since.
          if (this.#control.wantsFrames) this.#schedule();
          break;
      }
    }
    this.#submit();
  }

  /// Gives the value to the form.
  #submit(isRenamed = false) {
    if (this.#control.isMade) this[inForm].submit(this.value, isRenamed);
  }

  // Layout and drawing.

  #layOut({ width, height }) {
    this.#perform('layOut', width, height);
    this.#draw();
  }

  #schedule() {
    this.#frame ??= requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now) {
    this.#frame = undefined;
    if (!this.#control.isMade) return;
    this.#react(this.#control.handle('frame', now / 1000));
    this.#draw();
    if (this.#control.wantsFrames) this.#schedule();
  }

  #draw() {
    if (this.#control.isMade) this.#stage.draw(this.#control);
  }
}
