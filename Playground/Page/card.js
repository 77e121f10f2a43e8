'use strict';

/// A control with everything around it: its value, its laws, its configuration and the recording.
class Card {
  /// More events than this take too long to judge while a finger moves.
  static mostJudged = 5000;

  /// - root: the element made from the template
  /// - control: the kind, as the engine describes it
  /// - layout: its size on the page
  /// - title: what it is called
  /// - peers: gives the other benches that feel the same touches
  constructor({ root, module, court, control, layout, title, peers }) {
    this.root = root;
    this.control = control;
    this.title = title;
    this.court = court;
    this.run = 0;
    root.dataset.control = control.name;
    root.querySelector('h2').textContent = title;
    root.querySelector('.kind').textContent = control.name;
    this.host = root.querySelector('.control');
    this.host.setAttribute('aria-label', title);
    this.output = root.querySelector('.words');
    this.log = new EventLog(root);
    this.laws = new LawPanel(root, control, (index) => this.log.reveal(index));
    this.bench = new Bench({
      host: this.host, module, control, layout,
      on: {
        began: () => this.#began(),
        steps: (steps) => this.#stepped(steps),
        looked: (state) => this.#looked(state),
        trapped: (statement, index) => this.#trapped(statement, index),
      },
    });
    this.hands = new Hands(this.bench, peers);
    this.player = new Player(this);
    this.form = new ConfigurationForm(root.querySelector('form'), control, (settings) => {
      this.player.stop();
      return this.bench.begin(settings);
    });
    this.size = new SizeControls(this);
    this.#listen();
    this.form.reset();
    this.form.apply();
  }

  /// Starts anew with what the form says.
  restart() {
    this.player.stop();
    this.bench.isPinned = false;
    this.form.apply();
    if (this.bench.isDead) {
      this.form.reset();
      this.form.apply();
    }
  }

  /// Says something about the recording.
  note(words, isBad = false) {
    const note = this.root.querySelector('.note');
    note.textContent = words;
    note.classList.toggle('bad', isBad);
  }

  #listen() {
    const on = (selector, react) => this.root.querySelector(selector).addEventListener('click', react);
    on('.restart', () => this.restart());
    on('.replay', () => this.player.replayRecording());
    on('.skip', () => this.player.skip());
    on('.save', () => saveText(`${this.control.name}.drag`, this.bench.script));
    on('.copy', async () => {
      this.note((await copyText(this.bench.script)) ? 'Copied.' : 'The browser refused to copy.');
    });
  }

  #began() {
    this.run++;
    this.log.clear();
    this.laws.show([]);
    this.note('');
    this.root.classList.remove('dead');
  }

  #stepped(steps) {
    this.log.add(steps);
    if (steps.some(({ detents }) => detents > 0)) this.#tick();
    this.judge();
  }

  /// Has the recording judged by the laws.
  judge() {
    const { run, bench } = this;
    if (bench.events.length > Card.mostJudged) {
      this.laws.show(this.findings ?? [], true);
      return;
    }
    this.court.ask(this, () => bench.script, ({ findings, trap }) => {
      // An answer about a recording that is no more, or one that a trap has overtaken.
      if (run !== this.run || trap || bench.isDead) return;
      this.findings = findings;
      this.laws.show(findings);
    });
  }

  #trapped(statement, index) {
    this.root.classList.add('dead');
    if (statement) this.log.addTrap(statement);
    const { sentence } = this.control.laws.find(({ law }) => law === 'A1');
    this.laws.show([
      { law: 'A1', sentence, step: index, event: statement, message: 'the control trapped: a program would have crashed here' },
    ]);
  }

  #looked(state) {
    const { host } = this;
    this.output.textContent = state.words;
    this.root.querySelector('.exact').textContent = state.value;
    this.size.show(state);
    const attributes = state.isSwitch
      ? { role: 'switch', 'aria-checked': state.value > 0.5 }
      : {
          role: 'slider',
          'aria-valuemin': state.lower,
          'aria-valuemax': state.upper,
          'aria-valuenow': state.value,
          'aria-valuetext': state.words,
          'aria-orientation': state.isHorizontal ? 'horizontal' : 'vertical',
        };
    for (const [name, value] of Object.entries(attributes)) {
      if (host.getAttribute(name) !== String(value)) host.setAttribute(name, value);
    }
    this.root.classList.toggle('tracking', state.tracked !== null);
  }

  /// A detent is felt where a phone can make it felt, and seen everywhere.
  #tick() {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(3);
    this.output.classList.remove('tick');
    void this.output.offsetWidth;
    this.output.classList.add('tick');
  }
}
