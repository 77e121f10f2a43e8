'use strict';

/// A control trapped, as no control may: what law A1 forbids.
class Trap extends Error {}

/// One instance of the WebAssembly module: one control. Text goes in, JSON comes out.
class Engine {
  /// Unpacks and compiles the module, once for all instances.
  static async compile(base64) {
    const packed = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  }

  constructor(module) {
    this.module = module;
    this.start();
  }

  /// Calls an export: `text` goes in, what it answers comes back.
  call(name, text = '') {
    try {
      this.#put(text);
      const count = this.exports[name]();
      return JSON.parse(Engine.#decoder.decode(this.#bytes(this.exports.answer(), count)));
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // Nothing that it holds can be trusted now.
      this.start();
      throw new Trap(error.message);
    }
  }

  /// Begins anew, with no control.
  start() {
    const provided = {
      exp: Math.exp,
      log: Math.log,
      sin: Math.sin,
      cos: Math.cos,
      fmod: (a, b) => a % b,
      arc4random_buf: (address, count) => crypto.getRandomValues(this.#bytes(address, count)),
    };
    const host = {
      decimal: (address, count) => Number(Engine.#decoder.decode(this.#bytes(address, count))),
    };
    this.exports = new WebAssembly.Instance(this.module, { env: provided, host }).exports;
  }

  #put(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.room(bytes.length);
    this.#bytes(address, bytes.length).set(bytes);
  }

  #bytes(address, count) {
    return new Uint8Array(this.exports.memory.buffer, address, count);
  }

  static #decoder = new TextDecoder();
}
