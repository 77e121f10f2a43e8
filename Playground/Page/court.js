'use strict';

/// Has scripts judged in a worker, one after the other: of each asker the last that it brought.
class Court {
  #worker;
  #waiting = new Map();
  #answer;

  constructor(module) {
    const body = ['engine', 'judge'].map((id) => document.getElementById(id).textContent);
    this.#worker = new Worker(URL.createObjectURL(new Blob(body, { type: 'text/javascript' })));
    this.#worker.postMessage({ module });
    this.#worker.onmessage = ({ data }) => {
      const answer = this.#answer;
      this.#answer = undefined;
      answer(data);
      this.#next();
    };
  }

  /// Judges what `script` gives when its turn comes; `answer` gets the judgement, unless the same
  /// asker comes again before.
  ask(asker, script, answer) {
    this.#waiting.set(asker, { script, answer });
    this.#next();
  }

  #next() {
    if (this.#answer || this.#waiting.size === 0) return;
    const [asker, { script, answer }] = this.#waiting.entries().next().value;
    this.#waiting.delete(asker);
    this.#answer = answer;
    this.#worker.postMessage({ script: script() });
  }
}
