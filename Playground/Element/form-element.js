'use strict';

/// The key of the part of an element that pages do not see: what it submits, its name and its states.
const inForm = Symbol('in a form');

/// An element with the properties of a form control.
class FormElement extends HTMLElement {
  static formAssociated = true;

  #internals = this.attachInternals();
  [inForm] = new FormPart(this, this.#internals);

  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(name) {
    this.setAttribute('name', name);
  }

  get disabled() {
    return this.hasAttribute('disabled');
  }

  set disabled(isDisabled) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  get type() {
    return this.localName;
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get validity() {
    return this.#internals.validity;
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  get willValidate() {
    return this.#internals.willValidate;
  }

  checkValidity() {
    return this.#internals.checkValidity();
  }

  reportValidity() {
    return this.#internals.reportValidity();
  }
}
