'use strict';

/// A trap: the control crashed or exhausted the stack or the memory, which breaks law A1.
class Trap extends Error {}

/// An instance of the WebAssembly module of the page, with one control.
class Engine extends WasmInstance {
  /// Sends a request, with a text or with numbers, and returns its answer.
  call(name, ...words) {
    return this.#guard(() => {
      const isText = typeof words[0] === 'string';
      this.put(isText ? words[0] : '');
      const count = this.exports[name](...(isText ? [] : words));
      return JSON.parse(this.text(this.exports.output(), count));
    });
  }

  /// Returns the scene of the control, in numbers.
  scene() {
    return this.#guard(() => this.numbers(this.exports.drawScene()));
  }

  #guard(request) {
    try {
      return request();
    } catch (error) {
      // After a trap the memory of an instance is in an unknown state.
      this.start();
      throw new Trap(error.message);
    }
  }
}
