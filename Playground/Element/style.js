'use strict';

/// Returns the style sheet of the element.
///
/// Each color is a custom property, for example `--dragnet-accent`, whose default is that of the palette.
/// `--dragnet-accent-end` makes it a gradient along the control.
function sliderStyle(palette) {
  const colors = palette.filter(([name]) => name !== 'opacity');
  const [[, opacity]] = palette.filter(([name]) => name === 'opacity');
  const rules = (from) => colors.map(([name, ...values]) => `
    --${name}: var(--dragnet-${name}, light-dark(${values[from]}, ${values[from + 1]}));`).join('');
  const ends = ScenePainter.alongTrack.map((name) => `
    --${name}-end: var(--dragnet-${name}-end, var(--${name}));`).join('');
  return `
  :host {
    display: inline-block;
    position: relative;
    box-sizing: border-box;
    vertical-align: middle;
    min-width: 0;
    border-radius: 6px;
    outline-offset: 4px;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
  }
  :host([hidden]) { display: none; }
  :host(:focus-visible) { outline: 2px solid var(--dragnet-focus, Highlight); }
  :host(:disabled) { cursor: default; }
  .thumb { position: absolute; border-radius: 50%; outline-offset: 2px; pointer-events: none; }
  .thumb:focus-visible { outline: 2px solid var(--dragnet-focus, Highlight); }
  :host(:disabled) .stage { opacity: var(--dragnet-disabled-opacity, ${opacity}); }
  .stage { position: absolute; inset: 0;${rules(0)}${ends}
  }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; direction: ltr; pointer-events: none; }
  text {
    font-family: system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (prefers-contrast: more) { .stage {${rules(2)}
  } }
  @media (forced-colors: active) {
    .stage {
      forced-color-adjust: none;
      --groove: GrayText; --knob: ButtonText; --shade: ButtonText; --accent: Highlight;
      --current: Highlight; --mark: Canvas; --ink: CanvasText; --shadow: transparent;
    }
    :host(:disabled) .stage { opacity: 1; --accent: GrayText; --knob: GrayText; --shade: GrayText; --current: GrayText; --ink: GrayText; }
  }`;
}
