'use strict';

/// The laws of a control. Each has a light, which turns on when the recording breaks the law.
class LawPanel {
  #lights = new Map();

  constructor(root, control, onPick) {
    this.summary = root.querySelector('.law-summary');
    this.lights = root.querySelector('.lights');
    this.findings = root.querySelector('.findings');
    this.onPick = onPick;
    for (const law of control.laws) {
      const light = document.createElement('li');
      light.textContent = law.law;
      light.dataset.law = law.law;
      light.title = `${law.name}: ${law.sentence}${law.exemption ? ` (does not apply: ${law.exemption})` : ''}`;
      light.classList.toggle('exempt', law.exemption !== undefined);
      this.lights.append(light);
      this.#lights.set(law.law, { light, law });
    }
    this.show([]);
  }

  /// Shows the broken laws; `isPartial` says that the recording became too long to check.
  show(findings, isPartial = false) {
    for (const { light } of this.#lights.values()) light.classList.remove('broken');
    for (const { law } of findings) this.#lights.get(law)?.light.classList.add('broken');
    const count = [...this.#lights.values()].filter(({ law }) => !law.exemption).length;
    const broken = findings.length === 1 ? '1 law broken' : `${findings.length} laws broken`;
    const result = findings.length > 0 ? broken : `${count} laws hold`;
    const text = isPartial ? `${result} (first ${Card.mostChecked} events; restart to check more)` : result;
    // A screen reader reads the summary again whenever it is written.
    if (this.summary.textContent !== text) this.summary.textContent = text;
    this.summary.classList.toggle('broken', findings.length > 0);
    this.findings.replaceChildren(...findings.map((finding) => this.#item(finding)));
  }

  #item({ law, sentence, message, step, event }) {
    const item = document.createElement('li');
    item.dataset.law = law;
    const name = document.createElement('strong');
    name.textContent = law;
    const rule = document.createElement('span');
    rule.textContent = sentence;
    item.append(name, rule);
    if (event !== undefined) {
      const place = document.createElement('button');
      place.type = 'button';
      place.className = 'place';
      place.textContent = `event ${step + 1}, ${event}`;
      place.addEventListener('click', () => this.onPick(step));
      item.append(place);
    }
    const detail = document.createElement('span');
    detail.className = 'detail';
    detail.textContent = message;
    item.append(detail);
    return item;
  }
}
