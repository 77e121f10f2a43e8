'use strict';

/// A decoder of LZMA, the compression of `xz --format=lzma`. Browsers can decompress only gzip, which makes
/// a module larger by two fifths.
///
/// A range coder gives bits, each with a probability that adapts to the bits before it. The bits are
/// literal bytes, and matches: a distance back in the output, and a length.
class LZMADecoder {
  #place = 14;
  #range = 2 ** 32 - 1;
  #code = 0;
  #output = new Uint8Array(1 << 21);
  #size = 0;

  constructor(bytes) {
    this.bytes = bytes;
    // Byte 13 is always 0.
    for (let i = 0; i < 4; i++) this.#code = this.#code * 256 + bytes[this.#place++];
  }

  static decompress(bytes) {
    return new LZMADecoder(bytes).#decompress();
  }

  #decompress() {
    const [header] = this.bytes;
    const [literalBits, literalPlaceBits, placeBits] = [header % 9, Math.floor(header / 9) % 5, Math.floor(header / 45)];
    const probabilities = (count) => new Uint16Array(count).fill(1024);
    const literals = probabilities(0x300 << (literalBits + literalPlaceBits));
    // By the state, some also by the place in the output.
    const [isMatch, isShort] = [probabilities(12 << 4), probabilities(12 << 4)];
    const [isRepeat, isOther, isThird, isFourth] = [0, 0, 0, 0].map(() => probabilities(12));
    const lengths = () => ({ choices: probabilities(2), low: probabilities(16 << 3), middle: probabilities(16 << 3), high: probabilities(256) });
    const [matchLengths, repeatLengths] = [lengths(), lengths()];
    const slots = [0, 0, 0, 0].map(() => probabilities(64));
    const [special, align] = [probabilities(128), probabilities(16)];
    let state = 0;
    // The last four distances.
    let distances = [0, 0, 0, 0];
    for (;;) {
      const place = this.#size & ((1 << placeBits) - 1);
      if (this.#bit(isMatch, (state << 4) + place) === 0) {
        const before = this.#size > 0 ? this.#output[this.#size - 1] : 0;
        const context = ((this.#size & ((1 << literalPlaceBits) - 1)) << literalBits) + (before >> (8 - literalBits));
        this.#literal(literals, 0x300 * context, state < 7 ? undefined : this.#output[this.#size - distances[0] - 1]);
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length;
      if (this.#bit(isRepeat, state) === 1) {
        if (this.#bit(isOther, state) === 0) {
          if (this.#bit(isShort, (state << 4) + place) === 0) {
            state = state < 7 ? 9 : 11;
            this.#copy(distances[0], 1);
            continue;
          }
        } else {
          const index = this.#bit(isThird, state) === 0 ? 1 : this.#bit(isFourth, state) === 0 ? 2 : 3;
          const [distance] = distances.splice(index, 1);
          distances.unshift(distance);
        }
        length = this.#length(repeatLengths, place);
        state = state < 7 ? 8 : 11;
      } else {
        length = this.#length(matchLengths, place);
        const distance = this.#distance(slots[Math.min(length, 3)], special, align);
        if (distance === 2 ** 32 - 1) return this.#output.slice(0, this.#size);
        distances = [distance, ...distances.slice(0, 3)];
        state = state < 7 ? 7 : 10;
      }
      this.#copy(distances[0], length + 2);
    }
  }

  #literal(literals, offset, match) {
    let symbol = 1;
    // After a match, the byte at its distance predicts the literal, up to the first bit that differs.
    for (let bit = 7; match !== undefined && bit >= 0; bit--) {
      const expected = (match >> bit) & 1;
      const found = this.#bit(literals, offset + ((1 + expected) << 8) + symbol);
      symbol = symbol * 2 + found;
      if (found !== expected) break;
    }
    while (symbol < 0x100) symbol = symbol * 2 + this.#bit(literals, offset + symbol);
    this.#write(symbol & 0xff);
  }

  #length({ choices, low, middle, high }, place) {
    if (this.#bit(choices, 0) === 0) return this.#tree(low, place << 3, 3);
    if (this.#bit(choices, 1) === 0) return 8 + this.#tree(middle, place << 3, 3);
    return 16 + this.#tree(high, 0, 8);
  }

  #distance(slots, special, align) {
    const slot = this.#tree(slots, 0, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) * 2 ** count;
    if (slot < 14) return base + this.#reverseTree(special, base - slot, count);
    let direct = 0;
    for (let i = 0; i < count - 4; i++) {
      this.#range = Math.floor(this.#range / 2);
      const bit = this.#code >= this.#range ? 1 : 0;
      this.#code -= bit * this.#range;
      direct = direct * 2 + bit;
      this.#normalize();
    }
    return base + direct * 16 + this.#reverseTree(align, 0, 4);
  }

  /// A number of some bits, the highest bit first.
  #tree(probabilities, offset, count) {
    let node = 1;
    for (let i = 0; i < count; i++) node = node * 2 + this.#bit(probabilities, offset + node);
    return node - (1 << count);
  }

  /// A number of some bits, the lowest bit first.
  #reverseTree(probabilities, offset, count) {
    let [node, number] = [1, 0];
    for (let i = 0; i < count; i++) {
      const bit = this.#bit(probabilities, offset + node);
      node = node * 2 + bit;
      number += bit << i;
    }
    return number;
  }

  #bit(probabilities, index) {
    const probability = probabilities[index];
    const bound = (this.#range >>> 11) * probability;
    const bit = this.#code < bound ? 0 : 1;
    if (bit === 0) {
      this.#range = bound;
      probabilities[index] += (2048 - probability) >> 5;
    } else {
      this.#range -= bound;
      this.#code -= bound;
      probabilities[index] -= probability >> 5;
    }
    this.#normalize();
    return bit;
  }

  #normalize() {
    if (this.#range >= 2 ** 24) return;
    this.#range *= 256;
    this.#code = this.#code * 256 + this.bytes[this.#place++];
  }

  #copy(distance, length) {
    for (let i = 0; i < length; i++) this.#write(this.#output[this.#size - distance - 1]);
  }

  #write(byte) {
    if (this.#size === this.#output.length) {
      const larger = new Uint8Array(2 * this.#size);
      larger.set(this.#output);
      this.#output = larger;
    }
    this.#output[this.#size++] = byte;
  }
}
