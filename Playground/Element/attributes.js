'use strict';

// The attributes of an element as the configuration of its control.

/// The attributes as `.drag` text.
///
/// - fields: the names of the fields of its kind
function configurationText(element, fields) {
  const settings = [];
  for (const field of fields) {
    const text = element.getAttribute(attributeName(field));
    if (text === null || (isInitial(field) && Number.isNaN(numberOf(text)))) continue;
    // A flag without a value is true, as is usual in HTML.
    settings.push([field, text.trim() === '' ? 'true' : text.replace(/[;#\n]/g, ' ').trim()]);
  }
  const isReversed = getComputedStyle(element).direction === 'rtl';
  if (isReversed && !element.hasAttribute('direction')) settings.push(['direction', 'rightToLeft']);
  const lines = settings.map(([name, text]) => `set ${name} ${text}\n`);
  return `dragnet 1\ncontrol ${element.kind}\n${lines.join('')}`;
}

/// The number in a text; NaN if there is none.
function numberOf(text) {
  return text.trim() === '' ? NaN : Number(text);
}

/// The number of an attribute, or another number if it has none.
function attributeNumber(element, name, otherwise) {
  const number = numberOf(element.getAttribute(name) ?? '');
  return Number.isNaN(number) ? otherwise : number;
}

/// The value of the attributes: `value`, or `lower` and `upper`; the bounds where there are none.
function initialValue(element, { lower, upper, hasTwoValues }) {
  if (!hasTwoValues) return attributeNumber(element, 'value', lower);
  return [attributeNumber(element, 'lower', lower), attributeNumber(element, 'upper', upper)];
}

/// Sets the attributes of the initial value; the text of two values has a comma.
function setInitialValue(element, value, { hasTwoValues }) {
  if (!hasTwoValues) return element.setAttribute('value', value);
  const [lower, upper] = String(value).split(',');
  element.setAttribute('lower', lower);
  element.setAttribute('upper', upper ?? lower);
}

/// Whether a field is an initial value, which the value of the element replaces.
function isInitial(field) {
  return ['value', 'lower', 'upper'].includes(field);
}

/// The name of the attribute of a field: `bar-count` for `barCount`.
function attributeName(field) {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
