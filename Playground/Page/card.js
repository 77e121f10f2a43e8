'use strict';

/// A card: a control, its value, its laws, its configuration and its recording.
class Card {
  /// The most events to check. A longer recording takes too long to check during a drag.
  static mostChecked = 5000;

  /// - root: the element made from the template
  /// - control: the description of the kind of control
  /// - layout: the size on the page, in points
  /// - title: the name of the control
  /// - peers: returns the other views that receive the same input
  constructor({ root, module, checker, control, layout, title, peers }) {
    this.root = root;
    this.control = control;
    this.title = title;
    this.checker = checker;
    this.run = 0;
    root.dataset.control = control.name;
    root.querySelector('h2').textContent = title;
    root.querySelector('.kind').textContent = control.name;
    for (const region of root.querySelectorAll('section[aria-label]')) {
      region.setAttribute('aria-label', `${region.getAttribute('aria-label')} of ${title}`);
    }
    this.host = root.querySelector('.control');
    this.host.setAttribute('aria-label', title);
    this.output = root.querySelector('.value-text');
    this.ghost = root.querySelector('.ghost');
    this.log = new EventLog(root);
    this.laws = new LawPanel(root, control, (index) => this.log.reveal(index));
    this.view = new ControlView({
      host: this.host, module, control, layout,
      on: {
        started: () => this.#started(),
        played: (steps) => this.#played(steps),
        refreshed: (state) => this.#refreshed(state),
        crashed: (statement, index) => this.#crashed(statement, index),
      },
    });
    this.input = new StatementInput(this.view, peers);
    this.player = new Player(this);
    this.form = new ConfigurationForm(root.querySelector('form'), control, (settings) => {
      this.player.stop();
      return this.#configure(settings);
    });
    this.size = new SizeControls(this);
    this.#listen();
    this.form.reset();
    this.form.apply();
  }

  /// Restarts the control with the settings of the form.
  restart() {
    this.player.stop();
    this.view.isPinned = false;
    this.view.events = [];
    this.form.apply();
    if (this.view.hasCrashed) {
      this.form.reset();
      this.form.apply();
    }
  }

  /// Configures the control anew, and plays the recording again.
  #configure(settings) {
    const { view } = this;
    const events = view.hasCrashed ? [] : view.events.filter((event) => !event.startsWith('size '));
    const error = view.start(settings);
    if (!error && events.length > 0) view.play(events.join('\n'));
    return error;
  }

  /// Shows a message about the recording.
  note(text, isBad = false) {
    const note = this.root.querySelector('.note');
    note.textContent = text;
    note.classList.toggle('bad', isBad);
  }

  #listen() {
    const on = (selector, react) => this.root.querySelector(selector).addEventListener('click', react);
    on('.restart', () => this.restart());
    on('.replay', () => this.player.replayRecording());
    on('.skip', () => this.player.skip());
    on('.link', async () => {
      const isCopied = await copyText(await scriptLink(this.control.name, this.view.script));
      this.note(isCopied ? 'Copied a link.' : 'The browser did not allow copying.');
    });
    on('.save', () => saveText(`${this.control.name}.drag`, this.view.script));
    on('.copy', async () => {
      this.note((await copyText(this.view.script)) ? 'Copied.' : 'The browser did not allow copying.');
    });
  }

  #started() {
    this.run++;
    this.log.clear();
    this.laws.show([], false, false);
    this.ghost.hidden = true;
    this.note('');
    this.root.classList.remove('crashed');
  }

  #played(steps) {
    this.log.add(steps);
    if (steps.some(({ detents }) => detents > 0)) this.#showDetent();
    this.check();
  }

  /// Checks the recording against the laws.
  check() {
    const { run, view } = this;
    if (view.events.length > Card.mostChecked) {
      this.laws.show(this.findings ?? [], true);
      return;
    }
    this.checker.check(this, () => view.script, ({ findings, trap }) => {
      // Ignores the result of an earlier recording, and any result after a crash.
      if (run !== this.run || trap || view.hasCrashed) return;
      this.findings = findings;
      this.laws.show(findings, false, view.events.some((event) => !/^(size|wait) /.test(event)));
      this.#showGhost(findings);
    });
  }

  /// Draws where a law demands the thumb after the last event.
  #showGhost(findings) {
    const last = this.view.events.length - 1;
    const frame = findings.find(({ ghost, step }) => ghost && step >= last - 1)?.ghost;
    this.ghost.hidden = frame === undefined;
    if (!frame) return;
    const [x, y, width, height] = frame;
    Object.assign(this.ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  #crashed(statement, index) {
    this.root.classList.add('crashed');
    if (statement) this.log.addTrap(statement);
    const { sentence } = this.control.laws.find(({ law }) => law === 'A1');
    this.laws.show([
      { law: 'A1', sentence, step: index, event: statement, message: 'the control trapped: an app would have crashed here' },
    ]);
  }

  #refreshed(state) {
    const { host } = this;
    this.output.textContent = state.valueText;
    this.root.querySelector('.exact').textContent = state.value;
    this.size.show(state);
    showState(host, state);
    this.root.classList.toggle('tracking', state.tracked !== null);
  }

  /// Vibrates, where the device can, and flashes the value.
  #showDetent() {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(3);
    this.output.classList.remove('tick');
    void this.output.offsetWidth;
    this.output.classList.add('tick');
  }
}
