'use strict';

/// The fingers on a control, as circles over its drawing.
class Fingers {
  #circles = new Map();

  constructor(host) {
    this.host = host;
  }

  /// Shows the finger of a statement, or hides it where the finger lifts.
  show(statement) {
    const words = statement.split(' ');
    const [name, x, y] = words;
    const id = words.at(-1).startsWith('@') ? words.at(-1) : '';
    switch (name) {
      case 'down':
      case 'move': {
        // A mouse that hovers moves no finger.
        const circle = name === 'down' ? this.#circle(id) : this.#circles.get(id);
        if (!circle || (name === 'move' && circle.hidden)) return;
        circle.hidden = false;
        circle.style.transform = `translate(${Number(x)}px, ${Number(y)}px)`;
        break;
      }
      case 'up':
        this.#hide(id);
        break;
      case 'cancel':
      case 'revert':
        this.#hide(name === 'cancel' && words.length > 1 ? id : undefined);
        break;
    }
  }

  /// Shows the fingers after some statements.
  showAfter(statements) {
    this.#hide();
    // Only what came after the last moment without a finger counts.
    const down = new Set();
    let start = statements.length;
    for (const [index, statement] of statements.entries()) {
      const [name] = statement.split(' ');
      const id = statement.match(/@-?\d+$/)?.[0] ?? '';
      if (name === 'down') {
        if (down.size === 0) start = index;
        down.add(id);
      } else if (name === 'up') down.delete(id);
      else if (name === 'revert' || name === 'cancel') id ? down.delete(id) : down.clear();
      if (down.size === 0) start = statements.length;
    }
    for (const statement of statements.slice(start)) this.show(statement);
  }

  #circle(id) {
    if (!this.#circles.has(id)) {
      const circle = document.createElement('i');
      circle.className = 'finger';
      this.host.append(circle);
      this.#circles.set(id, circle);
    }
    return this.#circles.get(id);
  }

  #hide(id) {
    for (const [other, circle] of this.#circles) if (id === undefined || id === other) circle.hidden = true;
  }
}
