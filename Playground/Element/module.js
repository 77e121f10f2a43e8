// <dragnet-slider>, an element for pages and forms. Import this file; it needs no other.
// Built by Playground/build from Playground/Element and the package Dragnet (Apache 2.0).
<!-- include wasm.js -->
<!-- include painter.js -->
<!-- include input.js -->
<!-- include aria.js -->
<!-- include thumbs.js -->
<!-- include style.js -->
<!-- include table.js -->
<!-- include attributes.js -->
<!-- include form-part.js -->
<!-- include form-element.js -->
<!-- include events.js -->
<!-- include stage.js -->
<!-- include element.js -->
const gunzip = (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
DragnetSlider.define(await WasmInstance.compile(String.raw`
<!-- include slider.wasm.gz.base91 -->
`, gunzip));
export { DragnetSlider };
