'use strict';

// The body of the worker that judges scripts, beside the page so that no drag waits for a law.

let judge;

onmessage = ({ data: { module, script } }) => {
  if (module) {
    judge = new Engine(module);
    return;
  }
  try {
    postMessage(judge.call('judge', script));
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    postMessage({ trap: error.message });
  }
};
