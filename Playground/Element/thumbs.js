'use strict';

/// The two thumbs of a slider with two values, as elements that can have the focus.
///
/// They are transparent and lie over the drawn thumbs. Pointers go through them to the slider.
class ThumbElements {
  /// - stage: the element that contains the drawing
  /// - receiver: has the method focused(index), for a thumb that gets the focus
  constructor(stage, receiver) {
    this.elements = [0, 1].map((index) => {
      const thumb = document.createElement('span');
      thumb.className = 'thumb';
      thumb.setAttribute('part', 'thumb');
      thumb.addEventListener('focus', () => receiver.focused(index));
      stage.append(thumb);
      return thumb;
    });
  }

  remove() {
    for (const thumb of this.elements) thumb.remove();
  }

  /// Names the thumbs, with the name of the slider first.
  name(slider, names) {
    this.elements.forEach((thumb, index) => thumb.setAttribute('aria-label', slider ? `${slider}, ${names[index]}` : names[index]));
  }

  /// Lets the thumbs have the focus, or not.
  enable(isEnabled) {
    for (const thumb of this.elements) {
      thumb.tabIndex = isEnabled ? 0 : -1;
      thumb.ariaDisabled = isEnabled ? null : 'true';
    }
  }

  focus(index) {
    this.elements[index].focus({ preventScroll: true });
  }

  /// Lays the elements over the thumbs of a scene.
  lay(numbers) {
    let index = 0;
    for (let place = 0; place < numbers.length && index < 2; place += numbers[place]) {
      const { role, x, y, width, height } = ScenePainter.parts(numbers.subarray(place, place + numbers[place]));
      if (role !== 'thumb') continue;
      this.elements[index++].style.cssText = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
    }
  }

  /// Shows both values to assistive technologies, each with the other as its bound.
  show(state, values, texts) {
    this.elements.forEach((thumb, index) => showState(thumb, {
      ...state,
      lower: index === 0 ? state.lower : values[0],
      upper: index === 0 ? values[1] : state.upper,
      value: values[index],
      valueText: texts[index],
    }));
  }
}
