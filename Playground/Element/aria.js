'use strict';

/// The attributes that show the state of a control.
const stateAttributes = [
  'role', 'aria-checked', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'aria-orientation',
];

/// Shows the state of a control to assistive technologies, as ARIA attributes.
function showState(element, { isSwitch, isHorizontal, lower, upper, value, valueText }) {
  writeState(element, isSwitch
    ? { role: 'switch', 'aria-checked': value > 0.5 }
    : {
        role: 'slider',
        'aria-valuemin': lower,
        'aria-valuemax': upper,
        'aria-valuenow': value,
        'aria-valuetext': valueText,
        'aria-orientation': isHorizontal ? 'horizontal' : 'vertical',
      });
}

/// Writes the attributes that differ, and removes those that are not given, for example those of another role.
function writeState(element, attributes) {
  for (const name of stateAttributes) {
    const text = attributes[name];
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, text);
  }
}
