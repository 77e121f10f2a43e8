'use strict';

/// The size of a control: two number fields and a grip to drag.
class SizeControls {
  constructor({ root, view, replayer }) {
    this.view = view;
    this.replayer = replayer;
    [this.width, this.height] = root.querySelectorAll('.size input');
    for (const input of [this.width, this.height]) {
      input.addEventListener('change', () => this.#pin(this.width.value, this.height.value));
    }
    root.querySelector('.fit').addEventListener('click', () => {
      replayer.live();
      view.unpin();
    });
    this.grip = root.querySelector('.grip');
    this.grip.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  show({ width, height }) {
    const focused = document.activeElement;
    if (focused !== this.width) this.width.value = width;
    if (focused !== this.height) this.height.value = height;
  }

  #pin(width, height) {
    if (width === '' || height === '') return;
    this.replayer.live();
    this.view.pin(Number(width), Number(height));
  }

  #drag(start) {
    if (start.button !== 0) return;
    start.preventDefault();
    this.grip.setPointerCapture(start.pointerId);
    const place = () => this.grip.getBoundingClientRect();
    const offset = { x: start.clientX - place().x, y: start.clientY - place().y };
    // In right-to-left text the grip is at the left.
    const sign = getComputedStyle(this.grip).direction === 'rtl' ? -1 : 1;
    // A centered control grows on both sides: the grip moves by half of what the control grows.
    const ratio = { x: 1, y: 1 };
    const size = this.view.host.getBoundingClientRect();
    const move = (event) => {
      const before = place();
      const way = {
        x: (sign * (event.clientX - offset.x - before.x)) / ratio.x,
        y: (event.clientY - offset.y - before.y) / ratio.y,
      };
      if (Math.abs(way.x) < 1 && Math.abs(way.y) < 1) return;
      const old = { x: size.width, y: size.height };
      size.width = Math.max(0, Math.round(size.width + way.x));
      size.height = Math.max(0, Math.round(size.height + way.y));
      this.#pin(size.width, size.height);
      const after = place();
      const grown = { x: sign * (size.width - old.x), y: size.height - old.y };
      for (const axis of ['x', 'y']) {
        const moved = (after[axis] - before[axis]) / grown[axis];
        if (Math.abs(grown[axis]) > 3 && moved > 0.2) ratio[axis] = Math.min(1, moved);
      }
    };
    const end = () => {
      this.grip.removeEventListener('pointermove', move);
      this.grip.removeEventListener('lostpointercapture', end);
    };
    this.grip.addEventListener('pointermove', move);
    this.grip.addEventListener('lostpointercapture', end);
  }
}
