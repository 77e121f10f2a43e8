'use strict';

/// A chart of the value after each event of a recording. A press or a drag on it picks an event.
class ValueChart {
  static #width = 400;
  static #height = 40;

  #values = [[], []];
  #range = [0, 1];
  #findings = [];
  #schedule = new Schedule(() => this.#draw());

  /// - svg: an empty SVG element
  /// - onPick: receives the number of an event, from 1
  constructor(svg, onPick) {
    this.svg = svg;
    svg.setAttribute('viewBox', `0 0 ${ValueChart.#width} ${ValueChart.#height}`);
    svg.setAttribute('preserveAspectRatio', 'none');
    for (const name of ['values', 'uppers', 'broken', 'expected', 'place']) {
      this[name] = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      this[name].setAttribute('class', name);
      svg.append(this[name]);
    }
    const pick = ({ clientX, buttons }) => {
      const { left, width } = svg.getBoundingClientRect();
      const count = this.#values[0].length;
      if (buttons && count > 0) onPick(Math.min(count, Math.max(1, Math.ceil(((clientX - left) / width) * count))));
    };
    svg.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      svg.setPointerCapture(event.pointerId);
      pick(event);
    });
    svg.addEventListener('pointermove', pick);
  }

  clear() {
    this.#values = [[], []];
    this.#findings = [];
    this.showPlace(undefined);
    this.#schedule.request();
  }

  /// Adds the values after some events, which are drawn with the next frame.
  add(steps) {
    for (const { value, upper } of steps) {
      this.#values[0].push(value);
      if (upper !== undefined) this.#values[1].push(upper);
    }
    this.#schedule.request();
  }

  /// Marks the events that break a law, and the values that they should have.
  mark(findings) {
    this.#findings = findings.filter(({ step, sequel }) => step !== undefined || sequel);
    this.#schedule.request();
  }

  /// Sets the bounds of the value.
  show({ lower, upper }) {
    if (lower === this.#range[0] && upper === this.#range[1]) return;
    this.#range = [lower, upper];
    this.#schedule.request();
  }

  /// Marks the event that is shown; `undefined` marks no event.
  showPlace(event) {
    const x = event === undefined ? undefined : this.#x(event - 0.5);
    this.place.setAttribute('d', x === undefined ? '' : `M${x} 0V${ValueChart.#height}`);
  }

  #draw() {
    this.values.setAttribute('d', this.#line(this.#values[0]));
    this.uppers.setAttribute('d', this.#line(this.#values[1]));
    const place = ({ step }) => (step === undefined ? ValueChart.#width - 8 : this.#x(step + 0.5));
    const broken = new Set(this.#findings.map(place));
    this.broken.setAttribute('d', [...broken].map((x) => `M${x} 0V${ValueChart.#height}`).join(''));
    const expected = this.#findings.filter(({ values }) => Number.isFinite(values?.[1]));
    this.expected.setAttribute('d', expected.map((finding) => {
      const [x, y] = [place(finding), this.#y(finding.values[1])];
      return `M${x - 8} ${y}H${x + 8}`;
    }).join(''));
  }

  /// A line through values, one a column; values that are not finite leave gaps.
  #line(values) {
    const columns = Math.min(values.length, ValueChart.#width);
    let path = '';
    let isGap = true;
    for (let column = 0; column < columns; column++) {
      const index = Math.floor(((column + 0.5) * values.length) / columns);
      const value = values[index];
      if (Number.isFinite(value)) path += `${isGap ? 'M' : 'L'}${this.#x(index + 0.5)} ${this.#y(value)}`;
      isGap = !Number.isFinite(value);
      // A single event is a dot.
      if (columns === 1) path += 'h0';
    }
    return path;
  }

  #x(place) {
    return Number(((place / this.#values[0].length) * ValueChart.#width).toFixed(1));
  }

  #y(value) {
    const [lower, upper] = this.#range;
    const fraction = upper > lower ? (value - lower) / (upper - lower) : 0;
    return Number((3 + (1 - Math.min(1.05, Math.max(-0.05, fraction))) * (ValueChart.#height - 6)).toFixed(1));
  }
}
