'use strict';

/// An instance of a WebAssembly module, with the functions that the module imports.
class WasmInstance {
  /// Decompresses and compiles a module: `decompress` takes and gives bytes.
  static async compile(base64, decompress) {
    const compressed = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
    return WebAssembly.compile(await decompress(compressed));
  }

  constructor(module) {
    this.module = module;
    this.start();
  }

  /// Creates the instance, without a control.
  start() {
    const imports = {
      exp: Math.exp,
      log: Math.log,
      sin: Math.sin,
      cos: Math.cos,
      fmod: (a, b) => a % b,
      arc4random_buf: (address, count) => crypto.getRandomValues(this.#bytes(address, count)),
      decimal: (address, count) => Number(this.text(address, count)),
    };
    this.exports = new WebAssembly.Instance(this.module, { env: imports }).exports;
  }

  /// Writes a text where the module reads the text of a request.
  put(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.input(bytes.length);
    this.#bytes(address, bytes.length).set(bytes);
  }

  /// Returns a text in memory; `count` is its size in bytes.
  text(address, count) {
    return WasmInstance.#decoder.decode(this.#bytes(address, count));
  }

  /// Returns the numbers of the last answer, which the next request replaces.
  numbers(count) {
    return new Float64Array(this.exports.memory.buffer, this.exports.numbers(), count);
  }

  #bytes(address, count) {
    return new Uint8Array(this.exports.memory.buffer, address, count);
  }

  static #decoder = new TextDecoder();
}
