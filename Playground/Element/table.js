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

/// A place in a table for the control of an element, which may be empty.
class TableEntry {
  /// The effects of an input, by their codes in ControlTable.swift.
  static effects = { began: 0, changed: 1, ticks: 2, reachedEnd: 3, committed: 4, cancelled: 5, announce: 6, draw: 7, frames: 8 };
  static #policies = ['holds', 'ignores', 'rebases'];

  /// The number of the control in the table; -1 without a control.
  #number = -1;
  /// The bounds of the value, whether the control is a switch, its direction, and its natural size.
  traits = { lower: 0, upper: 1, isSwitch: false, direction: 0, isHorizontal: true, hasTwoValues: false };

  constructor(table) {
    this.table = table;
  }

  /// Whether there is a control.
  get isMade() {
    return this.#number >= 0;
  }

  /// Makes a control of `.drag` text, and returns the reason if it is refused.
  make(text) {
    this.table.put(text);
    this.#number = this.table.exports.make();
    if (!this.isMade) return this.table.words();
    this.#describe();
    return undefined;
  }

  /// Configures the control by `.drag` text; returns its effects, or the reason if it is refused.
  configure(text, time) {
    this.table.put(text);
    const count = this.table.exports.configure(this.#number, time);
    if (count < 0) return { refusal: this.table.words() };
    const effects = this.#effects(count);
    this.#describe();
    return { effects };
  }

  remove() {
    this.table.exports.remove(this.#number);
    this.#number = -1;
  }

  /// Passes an input to the control and returns its effects, each as a code and a number.
  ///
  /// - name: the function of the module
  /// - words: its arguments after the number of the control
  handle(name, ...words) {
    return this.isMade ? this.#effects(this.table.exports[name](this.#number, ...words)) : [];
  }

  /// Passes the values of the owner, of which a control with a single value takes the first.
  bind(value, time) {
    const [lower, upper = NaN] = [value].flat();
    return this.traits.hasTwoValues ? this.handle('bindPair', lower, upper, time) : this.handle('bind', lower, time);
  }

  set policy(name) {
    this.table.exports.setPolicy(this.#number, TableEntry.#policies.indexOf(name));
  }

  /// The value; of a control with two values, an array.
  get value() {
    const { value, upperValue } = this.table.exports;
    const lower = value(this.#number);
    return this.traits.hasTwoValues ? [lower, upperValue(this.#number)] : lower;
  }

  /// The values in words.
  get texts() {
    const spell = (thumb) => this.table.words(this.table.exports.spell(this.#number, thumb));
    return this.traits.hasTwoValues ? [spell(0), spell(1)] : [spell(-1)];
  }

  /// The scene, in numbers.
  get scene() {
    return this.table.numbers(this.table.exports.drawScene(this.#number));
  }

  get wantsFrames() {
    return this.isMade && this.table.exports.wantsFrames(this.#number) === 1;
  }

  get isTracking() {
    return this.table.exports.isTracking(this.#number) === 1;
  }

  /// The thumb of two that keys move, 0 or 1.
  get focusedThumb() {
    return this.table.exports.focusedThumb(this.#number);
  }

  #describe() {
    const numbers = this.table.numbers(this.table.exports.describe(this.#number));
    const [lower, upper, isSwitch, direction, width, height, hasTwoValues] = numbers;
    this.traits = {
      lower, upper, isSwitch: isSwitch === 1, direction, isHorizontal: direction < 2,
      natural: { width, height }, hasTwoValues: hasTwoValues === 1,
    };
  }

  #effects(count) {
    const numbers = count > 0 ? this.table.numbers(count) : [];
    const effects = [];
    for (let i = 0; i < numbers.length; i += 2) effects.push([numbers[i], numbers[i + 1]]);
    return effects;
  }
}
