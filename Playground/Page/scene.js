'use strict';

/// A painter of scenes in an SVG element.
class ScenePainter {
  static #count = 0;

  constructor(svg) {
    this.svg = svg;
    this.name = `scene${ScenePainter.#count++}`;
    this.defs = this.#add(svg, 'defs');
    this.shapes = this.#add(svg, 'g');
    this.fades = new Map();
  }

  paint(scene) {
    const { shapes } = scene;
    while (this.shapes.childElementCount > shapes.length) this.shapes.lastChild.remove();
    shapes.forEach((shape, index) => this.#paint(shape, index));
  }

  #paint(shape, index) {
    let element = this.shapes.children[index];
    const tag = { path: 'path', ellipse: 'ellipse', text: 'text' }[shape.outline] ?? 'rect';
    if (element?.tagName !== tag) {
      const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
      if (element) element.replaceWith(made);
      else this.shapes.append(made);
      element = made;
    }
    const frame = shape.frame.map(Number);
    const isVisible = frame.every(Number.isFinite) && frame[2] >= 0 && frame[3] >= 0;
    const attributes = isVisible ? this.#attributes(shape, frame) : { display: 'none' };
    if (isVisible && shape.clip) {
      attributes['clip-path'] = `url(#${this.#clip(shape.clip.map(Number), index)})`;
    }
    attributes['data-role'] = shape.role;
    for (const { name } of [...element.attributes]) {
      if (!(name in attributes)) element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
    const text = shape.outline === 'text' ? shape.text : '';
    if (element.textContent !== text) element.textContent = text;
  }

  #attributes(shape, [x, y, width, height]) {
    const attributes = { fill: this.#fill(shape) };
    if (shape.opacity !== undefined) attributes.opacity = shape.opacity;
    const rotation = shape.rotation ? `rotate(${shape.rotation} ${x + width / 2} ${y + height / 2})` : '';
    if (shape.shadow) {
      const [radius, drop] = shape.shadow;
      attributes.style = `filter: drop-shadow(0 ${drop}px ${radius}px var(--shadow))`;
    }
    switch (shape.outline) {
      case 'ellipse':
        Object.assign(attributes, {
          cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2,
        });
        break;
      case 'path': {
        const pairs = [];
        for (let i = 0; i < shape.points.length; i += 2) pairs.push(`${shape.points[i]} ${shape.points[i + 1]}`);
        attributes.d = pairs.length ? `M${pairs.join('L')}Z` : '';
        attributes.transform = `${rotation} translate(${x} ${y})`.trim();
        return attributes;
      }
      case 'text':
        Object.assign(attributes, {
          x: { left: x, center: x + width / 2, right: x + width }[shape.alignment],
          y: y + height / 2,
          'text-anchor': { left: 'start', center: 'middle', right: 'end' }[shape.alignment],
          'dominant-baseline': 'central',
          'font-size': height * 0.85,
        });
        break;
      default: {
        const radius = shape.outline === 'capsule' ? Math.min(width, height) / 2 : 0;
        Object.assign(attributes, { x, y, width, height, rx: radius, ry: radius });
      }
    }
    if (rotation) attributes.transform = rotation;
    return attributes;
  }

  #fill({ paint, fade }) {
    if (!fade) return `var(--${paint})`;
    const key = `${this.name}-${paint}-${fade}`;
    if (!this.fades.has(key)) {
      const gradient = this.#add(this.defs, 'linearGradient', { id: key, x1: 0, x2: 0, y1: 0, y2: 1 });
      this.#add(gradient, 'stop', { offset: 0, style: `stop-color: var(--${paint})` });
      this.#add(gradient, 'stop', { offset: 1, style: `stop-color: var(--${fade})` });
      this.fades.set(key, gradient);
    }
    return `url(#${key})`;
  }

  #clip([x, y, width, height], index) {
    const id = `${this.name}-clip-${index}`;
    const path = this.defs.querySelector(`#${id}`) ?? this.#add(this.defs, 'clipPath', { id });
    const rect = path.firstChild ?? this.#add(path, 'rect');
    const sides = { x, y, width: Math.max(0, width), height: Math.max(0, height) };
    for (const [name, value] of Object.entries(sides)) {
      rect.setAttribute(name, Number.isFinite(value) ? value : 0);
    }
    return id;
  }

  #add(parent, tag, attributes = {}) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  }
}
