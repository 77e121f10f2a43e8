'use strict';

/// A card: a control, its value, its laws, its configuration and its recording.
class Card {
  /// The most events to check: those take the worker four seconds and 250 MB.
  static mostChecked = 20_000;

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
    this.isStill = matchMedia('(prefers-reduced-motion: reduce)');
    root.dataset.control = control.name;
    root.querySelector('h2').textContent = title;
    root.querySelector('.kind').textContent = control.name;
    for (const region of root.querySelectorAll('section[aria-label]')) {
      region.setAttribute('aria-label', `${region.getAttribute('aria-label')} of ${title}`);
    }
    this.host = root.querySelector('.control');
    if (control.hasTwoValues) this.#makeThumbs(title);
    else this.host.tabIndex = 0;
    this.host.setAttribute('aria-label', title);
    this.output = root.querySelector('.value-text');
    this.ghost = root.querySelector('.ghost');
    this.log = new EventLog(root);
    this.laws = new LawPanel(root, control, (index) => this.replayer.go(index + 1),
      (finding) => this.#showSequel(finding));
    this.chart = new ValueChart(root.querySelector('.chart'), (event) => this.replayer.go(event));
    this.view = new ControlView({
      host: this.host, module, control, layout,
      on: {
        started: () => this.#started(),
        played: (steps) => this.#played(steps),
        refreshed: (state, scene) => this.#refreshed(state, scene),
        touched: (statement) => this.replayer.finger.show(statement),
        crashed: (statement, index) => this.#crashed(statement, index),
      },
    });
    this.input = new StatementInput(this.view, peers, () => this.replayer.live());
    this.replayer = new Replayer(this);
    this.form = new ConfigurationForm(root.querySelector('form'), control, (settings) => {
      this.replayer.live();
      return this.#configure(settings);
    });
    this.size = new SizeControls(this);
    this.#listen();
    this.form.reset();
    this.form.apply();
  }

  /// Restarts the control with the settings of the form.
  restart() {
    this.replayer.live();
    this.view.isPinned = false;
    this.view.events = [];
    this.form.apply();
    if (this.view.hasCrashed) {
      this.form.reset();
      this.form.apply();
    }
  }

  /// Configures the control again, and plays the recording again.
  #configure(settings) {
    const { view } = this;
    const events = view.hasCrashed ? [] : view.events.filter((event) => !event.startsWith('size '));
    const error = view.start(settings);
    if (!error) view.load(events);
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
    this.log.list.addEventListener('click', ({ target }) => {
      const row = target.closest('li');
      if (row?.steps && getSelection().isCollapsed) this.replayer.go(Number(row.dataset.index) + row.steps.length);
    });
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
    this.chart.clear();
    this.findings = [];
    this.isJudged = false;
    this.laws.show([], { isBegun: false });
    this.ghost.hidden = true;
    this.replayer?.follow();
    this.note('');
    this.root.classList.remove('crashed');
  }

  #played(steps) {
    this.log.add(steps);
    this.chart.add(steps);
    this.replayer.follow();
    if (steps.some(({ detents }) => detents > 0)) this.#showDetent();
    this.check();
  }

  /// Checks the recording against the laws.
  check() {
    const { run, view } = this;
    // The result for the first events does not change any more.
    if (view.events.length > Card.mostChecked && this.isJudged) return this.#showFindings(this.findings);
    const isJudged = view.events.length >= Card.mostChecked;
    this.checker.check(this, () => view.scriptUntil(Card.mostChecked), ({ findings, trap }) => {
      // Ignores the result of an earlier recording, and any result after a crash.
      if (run !== this.run || trap || view.hasCrashed) return;
      this.isJudged = isJudged;
      this.#showFindings(findings);
    });
  }

  #showFindings(findings) {
    const { events } = this.view;
    this.findings = findings;
    const judged = Math.min(events.length, Card.mostChecked);
    this.laws.show(findings, {
      isBegun: events.some((event) => !/^(size|wait) /.test(event)), judged, later: events.length - judged,
    });
    this.chart.mark(findings);
    this.#showGhost();
  }

  /// Shows the place of an event in the log and the chart, and what was wrong there.
  showPlace(event) {
    const isPast = this.view.shown !== undefined;
    this.log.reveal(event - 1);
    this.chart.showPlace(isPast ? event : undefined);
    this.root.classList.toggle('past', isPast);
    this.root.classList.toggle('crashed', this.view.hasCrashed && !isPast);
    this.#showGhost();
  }

  /// Shows the control after the events that a law plays itself, and where the law demands the thumb.
  #showSequel(finding) {
    this.replayer.live();
    this.view.showSequel(finding.sequel, finding.isOfNewControl);
    this.root.classList.add('past');
    this.#lay(finding.ghost);
  }

  /// Draws where a law demands the thumb after the event that is shown.
  #showGhost() {
    const { shown, events } = this.view;
    const [first, last] = shown === undefined ? [events.length - 2, events.length - 1] : [shown - 1, shown - 1];
    this.#lay(this.findings.find(({ ghost, step }) => ghost && step >= first && step <= last)?.ghost);
  }

  #lay(frame) {
    this.ghost.hidden = frame === undefined;
    if (!frame) return;
    const [x, y, width, height] = frame;
    Object.assign(this.ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  #crashed(statement, index) {
    this.root.classList.add('crashed');
    if (statement) this.log.addTrap(statement);
    const { sentence } = this.control.laws.find(({ law }) => law === 'A1');
    this.findings = [
      { law: 'A1', sentence, step: index, event: statement, message: 'the control trapped: an app would have crashed here' },
    ];
    this.laws.show(this.findings);
    this.replayer.follow();
  }

  #refreshed(state, scene) {
    const { host, thumbs } = this;
    const values = thumbs ? [state.value, state.upperValue] : [state.value];
    const texts = thumbs ? [state.valueText, state.upperText] : [state.valueText];
    this.output.textContent = texts.join(' – ');
    this.root.querySelector('.exact').textContent = values.join(' ');
    this.size.show(state);
    this.chart.show(state);
    if (thumbs) {
      thumbs.lay(scene);
      thumbs.show(state, values, texts);
    } else showState(host, state);
    host.classList.toggle('vertical', !state.isHorizontal);
    this.root.classList.toggle('tracking', state.tracked.length > 0);
  }

  /// Gives each of two thumbs an element that can have the focus.
  #makeThumbs(title) {
    this.thumbs = new ThumbElements(this.host, { focused: (index) => (this.view.thumb = index) });
    this.thumbs.name(title, ['lower', 'upper']);
    this.thumbs.enable(true);
    this.host.setAttribute('role', 'group');
    this.host.addEventListener('mousedown', (event) => event.preventDefault());
    // A press focuses the thumb that it holds, which its first motion may decide.
    for (const type of ['pointerdown', 'pointerup']) {
      this.host.addEventListener(type, ({ button }) => {
        if (button === 0) setTimeout(() => this.thumbs.focus(this.view.thumb));
      });
    }
  }

  /// Vibrates, where the device can, and flashes the value.
  #showDetent() {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(3);
    if (!this.isStill.matches) this.output.animate({ color: ["var(--current)", "var(--ink)"] }, 180);
  }
}
