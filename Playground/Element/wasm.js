'use strict';

/// An instance of a WebAssembly module, with the functions that the module imports.
class WasmInstance {
  /// Decompresses and compiles a module: `decompress` takes and gives bytes.
  static async compile(base85, decompress) {
    return WebAssembly.compile(await decompress(WasmInstance.decode(base85)));
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

  /// The digits from 0 to 84, none of which needs an escape in HTML or in a template.
  static #digits = '!#%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';

  /// Returns bytes in base 85, as `build` writes them: five digits for four bytes, and one more digit than bytes at
  /// the end.
  static decode(base85) {
    const text = base85.trim();
    const values = Object.fromEntries([...WasmInstance.#digits].map((digit, value) => [digit, value]));
    const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
    for (let [place, size] = [0, 0]; place < text.length; place += 5) {
      let group = 0;
      for (let i = place; i < place + 5; i++) group = group * 85 + (values[text[i]] ?? 84);
      for (const shift of [24, 16, 8, 0]) bytes[size++] = group >>> shift;
    }
    return bytes;
  }
}
