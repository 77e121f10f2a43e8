// Shows the frames of a filmstrip one after the other. It knows nothing about controls: it only selects
// the visible one of the page's drawings.
for (const player of document.querySelectorAll(".player")) {
  const { strip, count } = player.dataset;
  const last = Number(count);
  const [view, range, output] = ["use", "input", "output"].map((name) => player.querySelector(name));
  const [back, button, forward] = player.querySelectorAll("button");
  const marks = [...document.querySelectorAll(`[data-strip="${strip}"][data-event]`)];
  let timer = 0;

  const show = (event) => {
    view.setAttribute("href", `#${strip}-${event}`);
    range.value = event;
    output.textContent = `${event} of ${count}`;
    back.disabled = event === 1;
    forward.disabled = event === last;
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
    if (event < last) timer = setTimeout(play, 600, event + 1, 1);
    else stop();
  };
  const toggle = () => {
    if (timer) {
      stop();
      return;
    }
    button.textContent = "Pause";
    const event = Number(range.value);
    play(event === last ? 1 : event, 1);
  };
  const go = (event) => {
    stop();
    show(Math.min(Math.max(event, 1), last));
  };
  const step = (way) => go(Number(range.value) + way);

  button.addEventListener("click", toggle);
  back.addEventListener("click", () => step(-1));
  forward.addEventListener("click", () => step(1));
  range.addEventListener("input", () => go(Number(range.value)));
  // The keys work in the whole player; the slider and the buttons have keys of their own.
  player.addEventListener("keydown", (key) => {
    if (key.altKey || key.ctrlKey || key.metaKey || key.target === range) return;
    const isButton = key.target.closest("button") !== null;
    const action = {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(1), End: () => go(last),
      " ": isButton ? undefined : toggle,
    }[key.key];
    if (!action) return;
    key.preventDefault();
    action();
  });
  for (const mark of marks) {
    mark.addEventListener("click", () => {
      if (getSelection().isCollapsed) go(Number(mark.dataset.event));
    });
  }
  show(Number(player.dataset.start));
  player.hidden = false;
}

// Opens the dossier that the address names.
const dossiers = [...document.querySelectorAll("details.dossier")];
const open = () => {
  const dossier = dossiers.find(({ id }) => `#${id}` === decodeURIComponent(location.hash));
  if (!dossier) return;
  dossier.open = true;
  dossier.scrollIntoView();
};
addEventListener("hashchange", open);
// A link to the present address changes nothing, but opens the dossier as well.
for (const link of document.querySelectorAll(".index a")) link.addEventListener("click", () => setTimeout(open));
if (dossiers.length === 1) dossiers[0].open = true;
open();
// Everything is printed.
addEventListener("beforeprint", () => { for (const dossier of dossiers) dossier.open = true; });

// Shows the dossiers that contain the words of a search.
const filter = document.querySelector(".filter");
if (filter && dossiers.length > 0) {
  const [words, roundings] = filter.querySelectorAll("input");
  const update = () => {
    const wanted = words.value.toLowerCase().split(/\s+/);
    let count = 0;
    for (const dossier of dossiers) {
      const text = dossier.textContent.toLowerCase();
      const isShown = (!roundings || roundings.checked || dossier.dataset.kind !== "rounding")
        && wanted.every((word) => text.includes(word));
      dossier.hidden = !isShown;
      document.querySelector(`[data-dossier="${CSS.escape(dossier.id)}"]`).hidden = !isShown;
      if (isShown) count += 1;
    }
    filter.querySelector("output").textContent = `${count} of ${dossiers.length}`;
  };
  filter.addEventListener("input", update);
  filter.addEventListener("submit", (event) => event.preventDefault());
  filter.hidden = false;
  update();
}
