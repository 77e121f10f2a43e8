'use strict';

/// The laws of a control. Each has a light, which turns on when the recording breaks the law.
class LawPanel {
  #lights = new Map();
  /// The findings that are shown, as JSON.
  #shown;

  /// - onPick: receives the index of an event that breaks a law
  /// - onSequel: receives the finding of a law that plays events itself
  constructor(root, control, onPick, onSequel) {
    this.summary = root.querySelector('.law-summary');
    this.lights = root.querySelector('.lights');
    this.findings = root.querySelector('.findings');
    this.words = root.querySelector('.law-words');
    this.onPick = onPick;
    this.onSequel = onSequel;
    for (const law of control.laws) {
      const item = document.createElement('li');
      const light = document.createElement('button');
      light.type = 'button';
      light.textContent = law.law;
      light.dataset.law = law.law;
      light.setAttribute('aria-pressed', false);
      const words = `${law.name}: ${law.sentence}${law.exemption ? ` (does not apply: ${law.exemption})` : ''}`;
      light.title = words;
      light.setAttribute('aria-label', `${law.law}, ${words}`);
      light.classList.toggle('exempt', law.exemption !== undefined);
      light.addEventListener('click', () => this.#explain(light, words));
      item.append(light);
      this.lights.append(item);
      this.#lights.set(law.law, { light, law });
    }
    this.show([], { isBegun: false });
  }

  /// Shows a law in words, or hides the words of the law that is shown.
  #explain(light, words) {
    const isShown = light.getAttribute('aria-pressed') === 'true';
    for (const other of this.#lights.values()) other.light.setAttribute('aria-pressed', false);
    light.setAttribute('aria-pressed', !isShown);
    this.words.textContent = isShown ? '' : words;
  }

  /// Shows the broken laws.
  ///
  /// - isBegun: whether the user did anything yet
  /// - judged, later: the number of events that were checked, and of later events that were not
  show(findings, { isBegun = true, judged = 0, later = 0 } = {}) {
    for (const { light } of this.#lights.values()) light.classList.remove('broken');
    for (const { law } of findings) this.#lights.get(law)?.light.classList.add('broken');
    const count = [...this.#lights.values()].filter(({ law }) => !law.exemption).length;
    const broken = findings.length === 1 ? '1 law broken' : `${findings.length} laws broken`;
    const sound = isBegun ? `${count} laws hold` : `${count} laws judge what you do`;
    const result = findings.length > 0 ? broken : sound;
    const limit = `in the first ${judged} events; ${later} later events are not judged: restart to judge more`;
    const text = later > 0 ? `${result} ${limit}` : result;
    this.lights.classList.toggle('partial', later > 0);
    // A screen reader reads the summary again whenever it is written.
    if (this.summary.textContent !== text) this.summary.textContent = text;
    this.summary.classList.toggle('broken', findings.length > 0);
    const shown = JSON.stringify(findings);
    if (this.#shown === shown) return;
    this.#shown = shown;
    this.findings.replaceChildren(...findings.map((finding) => this.#item(finding)));
  }

  #item(finding) {
    const { law, sentence, message, step, event, values, sequel } = finding;
    const item = document.createElement('li');
    item.dataset.law = law;
    const name = document.createElement('strong');
    name.textContent = `${this.#lights.get(law)?.law.name ?? ''} (${law})`;
    const rule = document.createElement('span');
    rule.textContent = sentence;
    item.append(name, rule);
    if (event !== undefined) {
      item.append(this.#place(`event ${step + 1}, ${event}`, () => this.onPick(step)));
    } else if (sequel) {
      const events = sequel.length > 6 ? [...sequel.slice(0, 2), '…', ...sequel.slice(-3)] : sequel;
      const start = finding.isOfNewControl ? 'a new control' : 'then';
      item.append(this.#place(`${start}: ${events.join('; ')}`, () => this.onSequel(finding)));
    }
    const detail = document.createElement('span');
    detail.className = 'detail';
    const words = values ? `${values.map(shortNumber).join(', should be ')}: ` : '';
    detail.textContent = words + message;
    item.append(detail);
    return item;
  }

  /// A button that shows where a law breaks.
  #place(text, onClick) {
    const place = document.createElement('button');
    place.type = 'button';
    place.className = 'place';
    place.textContent = text;
    place.addEventListener('click', onClick);
    return place;
  }
}

/// Returns a number with at most four significant digits.
function shortNumber(number) {
  return typeof number === 'number' ? String(Number(number.toPrecision(4))) : number;
}
