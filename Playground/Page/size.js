'use strict';

/// The size of a control: two number fields and a grip to drag.
class SizeControls {
  constructor({ root, view }) {
    this.view = view;
    [this.width, this.height] = root.querySelectorAll('.size input');
    for (const input of [this.width, this.height]) {
      input.addEventListener('change', () => this.#pin(this.width.value, this.height.value));
    }
    root.querySelector('.fit').addEventListener('click', () => view.unpin());
    this.grip = root.querySelector('.grip');
    this.grip.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  show({ width, height }) {
    const focused = document.activeElement;
    if (focused !== this.width) this.width.value = width;
    if (focused !== this.height) this.height.value = height;
  }

  #pin(width, height) {
    if (this.view.isReplaying || width === '' || height === '') return;
    this.view.pin(Number(width), Number(height));
  }

  #drag(start) {
    if (start.button !== 0) return;
    start.preventDefault();
    this.grip.setPointerCapture(start.pointerId);
    const { width, height } = this.view.host.getBoundingClientRect();
    // In right-to-left text the grip is at the left.
    const sign = getComputedStyle(this.grip).direction === 'rtl' ? -1 : 1;
    const move = (event) => this.#pin(
      Math.max(0, Math.round(width + sign * (event.clientX - start.clientX))),
      Math.max(0, Math.round(height + event.clientY - start.clientY)),
    );
    const end = () => {
      this.grip.removeEventListener('pointermove', move);
      this.grip.removeEventListener('lostpointercapture', end);
    };
    this.grip.addEventListener('pointermove', move);
    this.grip.addEventListener('lostpointercapture', end);
  }
}
