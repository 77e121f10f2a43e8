'use strict';

// The attributes of an element as the configuration of its control.

/// The attributes as `.drag` text.
///
/// - fields: the names of the fields of its kind
function configurationText(element, fields) {
  const settings = [];
  for (const field of fields) {
    const text = element.getAttribute(attributeName(field));
    if (text === null || (isInitial(field) && Number.isNaN(Number(text || 'nan')))) continue;
    // A flag without a value is true, as is usual in HTML.
    settings.push([field, text.trim() === '' ? 'true' : text.replace(/[;#\n]/g, ' ').trim()]);
  }
  const isReversed = getComputedStyle(element).direction === 'rtl';
  if (isReversed && !element.hasAttribute('direction')) settings.push(['direction', 'rightToLeft']);
  const lines = settings.map(([name, text]) => `set ${name} ${text}\n`);
  return `dragnet 1\ncontrol ${element.kind.trim()}\n${lines.join('')}`;
}

/// The number of an attribute, or another number if it has none.
function attributeNumber(element, name, otherwise) {
  const text = element.getAttribute(name);
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? otherwise : Number(text);
}

/// Whether a field is an initial value, which the value of the element replaces.
function isInitial(field) {
  return ['value', 'lower', 'upper'].includes(field);
}

/// The name of the attribute of a field: `bar-count` for `barCount`.
function attributeName(field) {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
