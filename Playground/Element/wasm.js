'use strict';

/// An instance of a WebAssembly module, with the functions that the module imports.
class WasmInstance {
  /// Decompresses and compiles a module: `decompress` takes and gives bytes.
  static async compile(base91, decompress) {
    return WebAssembly.compile(await decompress(WasmInstance.decode(base91)));
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

  /// Returns the bytes of a text in base 91, as `build` writes it.
  static decode(base91) {
    const text = base91.trim();
    const digit = (place) => {
      const code = text.charCodeAt(place);
      return code - 33 - (code > 36) - (code > 60) - (code > 96);
    };
    // The bits after the last byte lie outside of the array, and are lost.
    const bytes = new Uint8Array(Math.floor((text.length * 13) / 16));
    let [size, bits, count] = [0, 0, 0];
    for (let place = 0; place < text.length; place += 2) {
      bits |= (digit(place) + 91 * (digit(place + 1) || 0)) << count;
      for (count += 13; count >= 8; count -= 8) {
        bytes[size++] = bits;
        bits >>>= 8;
      }
    }
    return bytes;
  }
}
