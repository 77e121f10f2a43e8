// Shows the frames of a strip one after the other. It knows nothing of controls: it only chooses
// which of the drawings in the page is seen.
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
      const isCurrent = mark.dataset.event === String(event);
      mark.toggleAttribute("aria-current", isCurrent);
      if (isCurrent) {
        mark.setAttribute("aria-current", "step");
        if (mark.dataset.text) range.setAttribute("aria-valuetext", mark.dataset.text);
      }
    }
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    button.textContent = "Play";
  };
  const play = () => {
    if (Number(range.value) === Number(count)) show(1);
    button.textContent = "Stop";
    timer = setInterval(() => {
      show(Number(range.value) + 1);
      if (Number(range.value) === Number(count)) stop();
    }, 700);
  };

  button.addEventListener("click", () => (timer ? stop() : play()));
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
