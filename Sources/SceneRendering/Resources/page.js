// Shows the frames of a filmstrip one after the other. It knows nothing about controls: it only selects
// the visible one of the page's drawings.
for (const root of document.querySelectorAll(".player")) {
  const { strip, start } = root.dataset;
  const view = root.querySelector("use");
  const marks = [...document.querySelectorAll(`[data-strip="${strip}"][data-event]`)];
  const rows = [...document.querySelectorAll(`tr[data-strip="${strip}"]`)];
  // The numbers of the events that are in this page.
  const events = rows.map((row) => row.dataset.event);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const player = new StepPlayer(root, {
    show(place) {
      const event = events[place - 1];
      view.setAttribute("href", `#${strip}-${event}`);
      let text;
      for (const mark of marks) {
        const isShown = mark.dataset.event === event;
        if (isShown) mark.setAttribute("aria-current", "step");
        else mark.removeAttribute("aria-current");
        if (isShown) text ??= mark.dataset.text;
      }
      return text;
    },
    // An animation has its own pictures, which come before the frame of the event. A page with little room
    // has only some of them.
    part(place, part) {
      if (isStill.matches || part > (rows[place - 1].dataset.moments ?? 0)) return undefined;
      const name = `${strip}-${events[place - 1]}-${part}`;
      if (document.getElementById(name)) view.setAttribute("href", `#${name}`);
      return 1000 / 15;
    },
    neighbour: (place, way) => place + way,
  }, 600);
  for (const mark of marks) {
    mark.addEventListener("click", () => {
      if (getSelection().isCollapsed) player.go(events.indexOf(mark.dataset.event) + 1);
    });
  }
  player.place(1, events.length);
  player.go(events.indexOf(start) + 1);
  root.hidden = false;
}

// Opens the dossier that the address names.
const dossiers = [...document.querySelectorAll("details.dossier")];
const open = () => {
  const dossier = dossiers.find(({ id }) => `#${id}` === location.hash);
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
      document.querySelector(`[data-dossier="${dossier.id}"]`).hidden = !isShown;
      if (isShown) count += 1;
    }
    filter.querySelector("output").textContent = `${count} of ${dossiers.length}`;
  };
  filter.addEventListener("input", update);
  filter.addEventListener("submit", (event) => event.preventDefault());
  filter.hidden = false;
  update();
}
