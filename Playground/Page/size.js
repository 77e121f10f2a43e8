'use strict';

/// The size of a control on the page: as two numbers, and as a corner to pull at.
class SizeControls {
  constructor({ root, bench }) {
    this.bench = bench;
    [this.width, this.height] = root.querySelectorAll('.size input');
    for (const input of [this.width, this.height]) {
      input.addEventListener('change', () => this.#pin(this.width.value, this.height.value));
    }
    root.querySelector('.fit').addEventListener('click', () => bench.unpin());
    this.grip = root.querySelector('.grip');
    this.grip.addEventListener('pointerdown', (event) => this.#pull(event));
  }

  show({ width, height }) {
    const focused = document.activeElement;
    if (focused !== this.width) this.width.value = width;
    if (focused !== this.height) this.height.value = height;
  }

  #pin(width, height) {
    if (this.bench.isReplaying || width === '' || height === '') return;
    this.bench.pin(Number(width), Number(height));
  }

  #pull(start) {
    if (start.button !== 0) return;
    start.preventDefault();
    this.grip.setPointerCapture(start.pointerId);
    const { width, height } = this.bench.host.getBoundingClientRect();
    // The grip sits at the end of the line: on the left where lines run from right to left.
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
