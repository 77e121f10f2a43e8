// Shows the frames of a filmstrip one after the other. It knows nothing about controls: it only selects
// the visible one of the page's drawings.
for (const player of document.querySelectorAll(".player")) {
  const { strip, count } = player.dataset;
  const [view, range, button, output] =
    ["use", "input", "button", "output"].map((name) => player.querySelector(name));
  const marks = [...document.querySelectorAll(`[data-strip="${strip}"][data-event]`)];
  let timer = 0;

  const show = (event) => {
    view.setAttribute("href", `#${strip}-${event}`);
    range.value = event;
    output.textContent = `${event} of ${count}`;
    for (const mark of marks) {
      if (mark.dataset.event !== String(event)) {
        mark.removeAttribute("aria-current");
        continue;
      }
      mark.setAttribute("aria-current", "step");
      if (mark.dataset.text) range.setAttribute("aria-valuetext", mark.dataset.text);
    }
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    button.textContent = "Play";
  };
  // An animation has its own pictures, which come before the frame of the event.
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const play = (event, part) => {
    const name = `${strip}-${event}-${part}`;
    if (!isStill.matches && document.getElementById(name)) {
      view.setAttribute("href", `#${name}`);
      timer = setTimeout(play, 1000 / 15, event, part + 1);
      return;
    }
    show(event);
    if (event < Number(count)) timer = setTimeout(play, 600, event + 1, 1);
    else stop();
  };
  const start = () => {
    button.textContent = "Stop";
    play(Number(range.value) === Number(count) ? 1 : Number(range.value), 1);
  };

  button.addEventListener("click", () => (timer ? stop() : start()));
  range.addEventListener("input", () => {
    stop();
    show(Number(range.value));
  });
  for (const mark of marks) {
    mark.querySelector("button")?.addEventListener("click", () => {
      stop();
      show(Number(mark.dataset.event));
    });
  }
  show(1);
  player.hidden = false;
}
