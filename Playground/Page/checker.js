'use strict';

/// Checks scripts against the laws in a worker, one after the other.
class LawChecker {
  #worker;
  #waiting = new Map();
  #answer;

  constructor(module) {
    const body = ['engine', 'worker'].map((id) => document.getElementById(id).textContent);
    this.#worker = new Worker(URL.createObjectURL(new Blob(body, { type: 'text/javascript' })));
    this.#worker.postMessage({ module });
    this.#worker.onmessage = ({ data }) => {
      const answer = this.#answer;
      this.#answer = undefined;
      answer(data);
      this.#next();
    };
  }

  /// Checks the script that `script` returns when its turn comes, and passes the result to `answer`.
  ///
  /// A new request replaces a waiting request of the same client.
  check(client, script, answer) {
    this.#waiting.set(client, { script, answer });
    this.#next();
  }

  #next() {
    if (this.#answer || this.#waiting.size === 0) return;
    const [client, { script, answer }] = this.#waiting.entries().next().value;
    this.#waiting.delete(client);
    this.#answer = answer;
    this.#worker.postMessage({ script: script() });
  }
}
