'use strict';

// The worker that checks scripts. It runs beside the page, so laws never delay a drag.

let engine;

onmessage = ({ data: { module, script } }) => {
  if (module) {
    engine = new Engine(module);
    return;
  }
  try {
    postMessage(engine.call('check', script));
  } catch (error) {
    postMessage({ trap: error.message });
  }
};
