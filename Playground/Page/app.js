'use strict';

/// Saves a text as a file.
function saveText(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/// Puts a text on the clipboard; whether the browser let it.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/// Shows the page light, dark, or as the system has it ("auto").
function useTheme(name) {
  const query = { auto: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }[name];
  for (const rule of document.styleSheets[0].cssRules) {
    if (rule instanceof CSSMediaRule && rule.cssText.includes('--groove')) rule.media.mediaText = query;
  }
  document.documentElement.style.colorScheme = name === 'auto' ? '' : name;
}

/// The page: a showpiece at a time, each a control and the published one beside it.
class App {
  #cards = new Map();

  constructor(module) {
    this.module = module;
    this.court = new Court(module);
    this.reader = new Engine(module);
    this.showpieces = this.reader.call('showpieces').showpieces;
    this.tabs = document.querySelector('[role=tablist]');
    this.panel = document.querySelector('main');
    for (const showpiece of this.showpieces) this.tabs.append(this.#tab(showpiece));
    this.tabs.addEventListener('keydown', (event) => this.#walk(event));
    addEventListener('hashchange', () => this.#followAddress());
    for (const name of ['compare', 'mirror', 'rtl', 'theme', 'open']) {
      const input = document.getElementById(name);
      this[name] = input;
      input.addEventListener('change', () => this.#changed(name));
    }
    this.#acceptFiles();
    this.#changed('compare');
    this.#followAddress();
  }

  /// Shows a showpiece.
  select(showpiece) {
    this.showpiece = showpiece;
    for (const tab of this.tabs.children) {
      const isSelected = tab.dataset.control === showpiece.control.name;
      tab.setAttribute('aria-selected', isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      if (isSelected) tab.scrollIntoView({ inline: 'center', block: 'nearest' });
    }
    document.querySelector('#summary').textContent = showpiece.summary;
    this.panel.setAttribute('aria-labelledby', `tab-${showpiece.control.name}`);
    this.#show();
    if (location.hash.slice(1) !== showpiece.control.name) {
      history.replaceState(null, '', `#${showpiece.control.name}`);
    }
  }

  /// Reads a `.drag` text and replays it on the control it names.
  replay(name, text) {
    const contents = this.reader.call('read', text);
    if (contents.error) {
      this.#notice(`${name}:${contents.error.message}`);
      return;
    }
    this.#notice('');
    const showpiece = this.showpieces.find(({ control, published }) =>
      [control.name, published.name].includes(contents.control));
    if (contents.control === showpiece.published.name) this.compare.checked = true;
    this.#changed('compare');
    this.select(showpiece);
    this.#card(showpiece, contents.control).player.replay(contents, text);
  }

  /// The card of one of the two controls of a showpiece, made when it is first asked for.
  #card(showpiece, name) {
    if (this.#cards.has(name)) return this.#cards.get(name);
    const isPublished = name === showpiece.published.name;
    const root = document.querySelector('#card').content.firstElementChild.cloneNode(true);
    if (isPublished) this.panel.append(root);
    else this.panel.prepend(root);
    const card = new Card({
      root, module: this.module, court: this.court,
      control: isPublished ? showpiece.published : showpiece.control,
      layout: showpiece,
      title: isPublished ? `${showpiece.title}, as published` : showpiece.title,
      peers: () => this.#peers(showpiece, name),
    });
    this.#cards.set(name, card);
    if (document.dir === 'rtl') this.#turn(card);
    return card;
  }

  /// What else feels the touches on a control.
  #peers(showpiece, name) {
    if (!this.compare.checked || !this.mirror.checked) return [];
    return [showpiece.control.name, showpiece.published.name]
      .filter((other) => other !== name)
      .map((other) => this.#card(showpiece, other).bench);
  }

  #show() {
    const shown = [this.showpiece.control.name];
    if (this.compare.checked) shown.push(this.showpiece.published.name);
    for (const [name, card] of this.#cards) card.root.hidden = !shown.includes(name);
    for (const name of shown) this.#card(this.showpiece, name);
    this.panel.classList.toggle('pair', this.compare.checked);
  }

  #changed(name) {
    switch (name) {
      case 'compare':
        this.mirror.disabled = !this.compare.checked;
        if (this.showpiece) this.#show();
        break;
      case 'rtl':
        document.dir = this.rtl.checked ? 'rtl' : 'ltr';
        for (const card of this.#cards.values()) this.#turn(card);
        break;
      case 'theme':
        useTheme(this.theme.value);
        break;
      case 'open':
        this.#take(this.open.files);
        this.open.value = '';
        break;
      case 'mirror':
        break;
    }
  }

  /// A control that lies along the page follows its direction, as in any app.
  #turn({ form }) {
    const [from, to] = ['leftToRight', 'rightToLeft'];
    const way = document.dir === 'rtl' ? [from, to] : [to, from];
    if (form.value('direction') !== way[0]) return;
    form.fill([...form.settings.filter(({ name }) => name !== 'direction'), { name: 'direction', text: way[1] }]);
    form.apply();
  }

  #acceptFiles() {
    addEventListener('dragover', (event) => {
      event.preventDefault();
      document.body.classList.add('dropping');
    });
    addEventListener('dragleave', (event) => {
      if (!event.relatedTarget) document.body.classList.remove('dropping');
    });
    addEventListener('drop', (event) => {
      event.preventDefault();
      document.body.classList.remove('dropping');
      this.#take(event.dataTransfer.files);
    });
  }

  async #take(files) {
    const [file] = files;
    if (file) this.replay(file.name, await file.text());
  }

  #notice(words) {
    const notice = document.querySelector('#notice');
    notice.textContent = words;
    notice.hidden = words === '';
  }

  #tab({ control, title }) {
    const tab = document.createElement('button');
    Object.assign(tab, { type: 'button', id: `tab-${control.name}`, textContent: title });
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', 'panel');
    tab.dataset.control = control.name;
    tab.addEventListener('click', () => this.#choose(control.name));
    return tab;
  }

  #choose(name) {
    this.select(this.showpieces.find(({ control }) => control.name === name));
  }

  /// Arrow keys walk along the tabs, as in any list of them.
  #walk(event) {
    const tabs = [...this.tabs.children];
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const here = tabs.indexOf(document.activeElement);
    const next = {
      [forward]: (here + 1) % tabs.length,
      [backward]: (here + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined || here < 0) return;
    event.preventDefault();
    tabs[next].focus();
    this.#choose(tabs[next].dataset.control);
  }

  #followAddress() {
    const name = location.hash.slice(1);
    this.select(this.showpieces.find(({ control }) => control.name === name) ?? this.showpieces[0]);
  }
}

Engine.compile(document.getElementById('module').textContent).then(
  (module) => {
    new App(module);
    document.body.classList.add('ready');
  },
  (error) => {
    const notice = document.querySelector('#notice');
    notice.textContent = `This browser cannot run the page: ${error.message}`;
    notice.hidden = false;
  },
);
