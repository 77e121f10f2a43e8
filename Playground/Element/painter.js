'use strict';

/// A painter of scenes in an SVG element.
///
/// A scene arrives as numbers, in the form that SceneNumbers.swift describes. A shape whose numbers are
/// those of the last scene is not touched.
class ScenePainter {
  static roles = ['track', 'fill', 'thumb', 'bar', 'dot', 'label', 'symbol'];
  static colors = ['groove', 'knob', 'shade', 'accent', 'current', 'mark', 'ink'];
  /// The colors that a gradient along the control may have.
  static alongTrack = ['groove', 'accent', 'current'];
  static #outlines = ['rectangle', 'capsule', 'ellipse', 'path', 'text'];
  static #tags = { rectangle: 'rect', capsule: 'rect' };
  static #count = 0;

  #name = `scene${ScenePainter.#count++}`;
  #fills = new Map();
  #drawn = [];
  #defs;
  #shapes;

  /// - svg: an empty SVG element
  /// - isThemed: whether the colors may be gradients, from `--accent` to `--accent-end`
  constructor(svg, isThemed = false) {
    this.isThemed = isThemed;
    this.#defs = this.#add(svg, 'defs');
    this.#shapes = this.#add(svg, 'g');
  }

  /// The parts of a shape; its numbers have the order that SceneNumbers.swift describes.
  static parts(shape) {
    const [, outline, role, x, y, width, height, color, fade, opacity, rotation, radius, drop, shift, isClipped,
      clipX, clipY, clipWidth, clipHeight, ...others] = shape;
    return {
      outline: ScenePainter.#outlines[outline],
      role: ScenePainter.roles[role],
      x, y, width, height,
      color: ScenePainter.colors[color],
      fade: ScenePainter.colors[fade],
      opacity, rotation, radius, drop, shift,
      clip: isClipped ? [clipX, clipY, clipWidth, clipHeight] : undefined,
      others,
    };
  }

  /// Draws a scene.
  ///
  /// - numbers: the scene
  /// - ends: the start and the end of the gradients along the control, [x1, y1, x2, y2]
  paint(numbers, ends) {
    if (ends) this.#layGradients(ends);
    let [index, place] = [0, 0];
    for (; place < numbers.length; index++) {
      const shape = numbers.slice(place, place + numbers[place]);
      place += shape.length;
      if (isSame(this.#drawn[index], shape)) continue;
      this.#paint(shape, index);
      this.#drawn[index] = shape;
    }
    this.#drawn.length = index;
    while (this.#shapes.childElementCount > index) this.#shapes.lastChild.remove();
  }

  #paint(numbers, index) {
    const shape = ScenePainter.parts(numbers);
    const { outline, x, y, width, height, opacity, rotation, radius, drop, shift, clip, others } = shape;
    let element = this.#shapes.children[index];
    const tag = ScenePainter.#tags[outline] ?? outline;
    if (element?.tagName !== tag) {
      const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
      if (element) element.replaceWith(made);
      else this.#shapes.append(made);
      element = made;
    }
    const attributes = { 'data-role': shape.role };
    const isVisible = [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0;
    if (isVisible) {
      attributes.fill = this.#fill(shape);
      if (opacity !== 1) attributes.opacity = opacity;
      if (radius >= 0) attributes.style = `filter: drop-shadow(${shift}px ${drop}px ${radius}px var(--shadow))`;
      if (rotation) attributes.transform = `rotate(${rotation} ${x + width / 2} ${y + height / 2})`;
      if (clip) attributes['clip-path'] = `url(#${this.#clip(clip, index)})`;
      this.#outline(shape, attributes);
    } else {
      attributes.display = 'none';
    }
    for (const { name } of [...element.attributes]) {
      if (!(name in attributes)) element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const text = outline === 'text' ? String.fromCodePoint(...others.slice(1)) : '';
    if (element.textContent !== text) element.textContent = text;
  }

  /// Adds the attributes of an outline.
  #outline({ outline, x, y, width, height, others }, attributes) {
    switch (outline) {
      case 'ellipse':
        Object.assign(attributes, { cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2 });
        break;
      case 'path': {
        const pairs = [];
        for (let i = 0; i < others.length; i += 2) pairs.push(`${others[i]} ${others[i + 1]}`);
        attributes.d = pairs.length ? `M${pairs.join('L')}Z` : '';
        attributes.transform = `${attributes.transform ?? ''} translate(${x} ${y})`.trim();
        break;
      }
      case 'text': {
        const [alignment] = others;
        Object.assign(attributes, {
          x: x + (alignment * width) / 2,
          y: y + height / 2,
          'text-anchor': ['start', 'middle', 'end'][alignment],
          'dominant-baseline': 'central',
          'font-size': height * 0.85,
        });
        break;
      }
      default: {
        const radius = outline === 'capsule' ? Math.min(width, height) / 2 : 0;
        Object.assign(attributes, { x, y, width, height, rx: radius, ry: radius });
      }
    }
  }

  #fill({ color, fade }) {
    if (fade) return this.#gradient(`${color}-${fade}`, `var(--${color})`, `var(--${fade})`, [0, 0, 0, 1]);
    if (!this.isThemed || !ScenePainter.alongTrack.includes(color)) return `var(--${color})`;
    return this.#gradient(color, `var(--${color})`, `var(--${color}-end, var(--${color}))`);
  }

  /// Returns a gradient between two colors: inside the frame of each shape if `box` is given, otherwise
  /// along the control.
  #gradient(name, from, to, box) {
    const id = `${this.#name}-${name}`;
    if (!this.#fills.has(name)) {
      const gradient = this.#add(this.#defs, 'linearGradient', { id });
      this.#add(gradient, 'stop', { offset: 0, style: `stop-color: ${from}` });
      this.#add(gradient, 'stop', { offset: 1, style: `stop-color: ${to}` });
      if (!box) gradient.setAttribute('gradientUnits', 'userSpaceOnUse');
      this.#fills.set(name, { gradient, box });
      ScenePainter.#lay(gradient, box ?? this.ends);
    }
    return `url(#${id})`;
  }

  #layGradients(ends) {
    if (isSame(this.ends, ends)) return;
    this.ends = ends;
    for (const { gradient, box } of this.#fills.values()) if (!box) ScenePainter.#lay(gradient, ends);
  }

  static #lay(gradient, ends) {
    ['x1', 'y1', 'x2', 'y2'].forEach((name, index) => gradient.setAttribute(name, ends[index]));
  }

  #clip(sides, index) {
    const id = `${this.#name}-clip-${index}`;
    const path = this.#defs.querySelector(`#${id}`) ?? this.#add(this.#defs, 'clipPath', { id });
    const rect = path.firstChild ?? this.#add(path, 'rect');
    ['x', 'y', 'width', 'height'].forEach((name, side) => {
      const value = side < 2 ? sides[side] : Math.max(0, sides[side]);
      rect.setAttribute(name, Number.isFinite(value) ? value : 0);
    });
    return id;
  }

  #add(parent, tag, attributes = {}) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  }
}

/// Returns whether two lists have the same numbers.
function isSame(a, b) {
  return a?.length === b.length && a.every((number, index) => Object.is(number, b[index]));
}
