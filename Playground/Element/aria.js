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
