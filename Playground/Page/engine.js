'use strict';

/// A trap: the control crashed, which breaks law A1.
class Trap extends Error {}

/// An instance of the WebAssembly module, with one control.
class Engine {
  /// Decompresses and compiles the module that all instances share.
  static async compile(base64) {
    const compressed = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
    const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  }

  constructor(module) {
    this.module = module;
    this.start();
  }

  /// Sends a request with a text and returns its answer.
  call(name, text = '') {
    try {
      this.#put(text);
      const count = this.exports[name]();
      return JSON.parse(this.#text(this.exports.output(), count));
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // After a trap the memory of an instance is in an unknown state.
      this.start();
      throw new Trap(error.message);
    }
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
      decimal: (address, count) => Number(this.#text(address, count)),
    };
    this.exports = new WebAssembly.Instance(this.module, { env: imports }).exports;
  }

  #put(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.input(bytes.length);
    this.#bytes(address, bytes.length).set(bytes);
  }

  #text(address, count) {
    return Engine.#decoder.decode(this.#bytes(address, count));
  }

  #bytes(address, count) {
    return new Uint8Array(this.exports.memory.buffer, address, count);
  }

  static #decoder = new TextDecoder();
}
