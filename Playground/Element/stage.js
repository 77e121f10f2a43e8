'use strict';

/// The shadow tree of a slider: its drawing, its natural size, its thumbs, and its state in words.
class SliderStage {
  root = document.createElement('div');
  size = { width: 0, height: 0 };
  /// The thumbs of a control with two values.
  thumbs;

  #natural = new CSSStyleSheet();
  #painter;
  #observer;
  /// The values in words, and the time at which they were read.
  #spelled = { texts: [], time: -Infinity };

  /// - element: the slider
  /// - sheet: the style of all sliders
  /// - on: the callbacks laidOut(size) and focused(thumb)
  constructor(element, sheet, on) {
    this.element = element;
    this.on = on;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    this.root.className = 'stage';
    this.root.append(svg);
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet, this.#natural];
    shadow.append(this.root);
    this.#painter = new ScenePainter(svg, true);
    this.#observer = new ResizeObserver(([{ contentRect }]) => {
      this.size = { width: contentRect.width, height: contentRect.height };
      on.laidOut(this.size);
    });
    element.addEventListener('mousedown', (event) => {
      // A press focuses the thumb that it holds, and not the page.
      if (this.thumbs) event.preventDefault();
    });
    element.addEventListener('click', (event) => {
      // A click on the label.
      if (this.thumbs && event.composedPath()[0] === element) element.focus();
    });
  }

  observe() {
    this.#observer.observe(this.root);
  }

  disconnect() {
    this.#observer.disconnect();
  }

  /// The horizontal and vertical scale from the page to points.
  scale({ width, height }) {
    return [width ? this.size.width / width : 1, height ? this.size.height / height : 1];
  }

  /// Gives the element the natural size of a control, and its thumbs.
  fit({ isHorizontal, isSwitch, hasTwoValues, natural }, isEnabled) {
    this.#makeThumbs(hasTwoValues, isEnabled);
    const along = isHorizontal ? '100%' : '200px';
    const side = (length, isAlong) => (length > 0 ? `${Math.max(24, length)}px` : isAlong ? along : '24px');
    // Two fingers move the two thumbs, and do not zoom.
    const pan = `${isHorizontal ? 'pan-y' : 'pan-x'}${hasTwoValues ? '' : ' pinch-zoom'}`;
    this.#natural.replaceSync(`:host {
      width: ${side(natural.width, isHorizontal)}; height: ${side(natural.height, !isHorizontal)};
      touch-action: ${isSwitch ? 'manipulation' : pan};
    }`);
  }

  /// Makes the thumbs of a control with two values; any other control has the focus itself.
  #makeThumbs(hasTwoValues, isEnabled) {
    const { element } = this;
    if (hasTwoValues === (this.thumbs !== undefined)) {
      if (!this.thumbs && !element.hasAttribute('tabindex')) element.tabIndex = 0;
      return;
    }
    if (hasTwoValues) {
      element.removeAttribute('tabindex');
      writeState(element, { role: 'group' });
      this.thumbs = new ThumbElements(this.root, { focused: (thumb) => this.on.focused(thumb) });
      this.thumbs.enable(isEnabled);
    } else {
      element.tabIndex = 0;
      this.thumbs.remove();
      this.thumbs = undefined;
    }
  }

  /// Draws a control.
  draw(control) {
    const { width, height } = this.size;
    const ends = [[0, 0, width, 0], [width, 0, 0, 0], [0, height, 0, 0], [0, 0, 0, height]];
    const { scene } = control;
    this.#painter.paint(scene, ends[control.traits.direction]);
    this.thumbs?.lay(scene);
    // During a drag the number follows in each frame, the words five times a second.
    if (!control.isTracking || performance.now() > this.#spelled.time + 200) this.announce(control);
    else this.#showState(control);
  }

  /// Shows the value in words to assistive technologies.
  announce(control) {
    this.#spelled = { texts: control.texts, time: performance.now() };
    this.#showState(control);
  }

  #showState({ traits, value }) {
    const { texts } = this.#spelled;
    if (this.thumbs) this.thumbs.show(traits, value, texts);
    else showState(this.element, { ...traits, value, valueText: texts[0] });
  }
}
