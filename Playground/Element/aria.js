'use strict';

/// Shows the state of a control to assistive technologies, as ARIA attributes.
///
/// Only the attributes that differ are written.
function showState(element, { isSwitch, isHorizontal, lower, upper, value, valueText }) {
  const attributes = isSwitch
    ? { role: 'switch', 'aria-checked': value > 0.5 }
    : {
        role: 'slider',
        'aria-valuemin': lower,
        'aria-valuemax': upper,
        'aria-valuenow': value,
        'aria-valuetext': valueText,
        'aria-orientation': isHorizontal ? 'horizontal' : 'vertical',
      };
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

/// Removes the state that an element showed as a slider or a switch.
function hideState(element) {
  for (const name of ['role', 'aria-checked', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'aria-orientation']) {
    element.removeAttribute(name);
  }
}
