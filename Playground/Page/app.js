'use strict';

/// Saves a text as a file.
function saveText(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/// Copies a text to the clipboard, and returns whether the browser allowed it.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/// Returns a link to the page with a script, compressed.
async function scriptLink(name, text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const code = btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${location.href.split('#')[0]}#${name}&script=${code}`;
}

/// Reads the script of a link; returns `undefined` if it is damaged.
async function readScript(code) {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  } catch {
    return undefined;
  }
}

/// Selects the theme: light, dark, or that of the system ("auto").
function useTheme(name) {
  for (const rule of document.styleSheets[0].cssRules) {
    if (!(rule instanceof CSSMediaRule) || !rule.cssText.includes('--groove')) continue;
    rule.query ??= rule.media.mediaText;
    const isDark = / and \(prefers-color-scheme: dark\)/;
    if (!isDark.test(rule.query)) continue;
    rule.media.mediaText = { auto: rule.query, light: 'not all', dark: rule.query.replace(isDark, '') }[name];
  }
  document.documentElement.style.colorScheme = name === 'auto' ? '' : name;
}

/// The page. It shows one demo at a time: a control, and the published control beside it.
class App {
  #cards = new Map();

  constructor(module) {
    this.module = module;
    this.checker = new LawChecker(module);
    this.reader = new Engine(module);
    this.demos = this.reader.call('demos').demos;
    this.tabs = document.querySelector('[role=tablist]');
    this.panel = document.querySelector('#panel');
    for (const demo of this.demos) this.tabs.append(this.#tab(demo));
    this.tabs.addEventListener('keydown', (event) => this.#moveFocus(event));
    addEventListener('hashchange', () => this.#followAddress());
    addEventListener('pagehide', () => this.#keep());
    for (const name of ['compare', 'mirror', 'rtl', 'theme', 'open']) {
      const input = document.getElementById(name);
      this[name] = input;
      input.addEventListener('change', () => this.#changed(name));
    }
    const bugs = LZMADecoder.decompress(Engine.decode(document.getElementById('bugs').textContent));
    this.bugs = new TextDecoder().decode(bugs).split('----\n').filter((text) => text.includes('\ncontrol '));
    document.getElementById('bug').addEventListener('click', () => this.#showBug());
    this.#acceptFiles();
    this.#changed('compare');
    this.#followAddress();
  }

  /// Shows a demo.
  select(demo) {
    this.demo = demo;
    for (const tab of this.tabs.children) {
      const isSelected = tab.dataset.control === demo.control.name;
      tab.setAttribute('aria-selected', isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      if (isSelected) tab.scrollIntoView({ inline: 'center', block: 'nearest' });
    }
    document.querySelector('#summary').textContent = demo.summary;
    this.panel.setAttribute('aria-labelledby', `tab-${demo.control.name}`);
    this.#show();
    if (location.hash.slice(1).split('&')[0] !== demo.control.name) {
      history.replaceState(null, '', `#${demo.control.name}`);
    }
  }

  /// Reads a `.drag` text and replays it on its control.
  ///
  /// - isQuick: whether to skip to the end
  replay(name, text, isQuick = false) {
    const contents = this.reader.call('read', text);
    if (contents.error) {
      this.#notice(`${name}:${contents.error.message}`);
      return;
    }
    this.#notice('');
    const demo = this.demos.find(({ control, published }) =>
      [control.name, published.name].includes(contents.control));
    if (contents.control === demo.published.name) this.compare.checked = true;
    this.#changed('compare');
    this.select(demo);
    this.#card(demo, contents.control).replayer.replay(contents, text, isQuick);
  }

  /// Returns the card of one of the two controls of a demo, and creates it on first use.
  #card(demo, name) {
    if (this.#cards.has(name)) return this.#cards.get(name);
    const isPublished = name === demo.published.name;
    const root = document.querySelector('#card').content.firstElementChild.cloneNode(true);
    if (isPublished) this.panel.append(root);
    else this.panel.prepend(root);
    const card = new Card({
      root, module: this.module, checker: this.checker,
      control: isPublished ? demo.published : demo.control,
      layout: demo,
      title: isPublished ? `${demo.title}, as published` : demo.title,
      peers: () => this.#peers(demo, name),
    });
    this.#cards.set(name, card);
    if (document.dir === 'rtl') this.#setDirection(card);
    return card;
  }

  /// Returns the other views that receive the input to a control.
  #peers(demo, name) {
    if (!this.compare.checked || !this.mirror.checked) return [];
    return [demo.control.name, demo.published.name]
      .filter((other) => other !== name)
      .map((other) => this.#card(demo, other).view);
  }

  #show() {
    const shown = [this.demo.control.name];
    if (this.compare.checked) shown.push(this.demo.published.name);
    for (const [name, card] of this.#cards) card.root.hidden = !shown.includes(name);
    for (const name of shown) this.#card(this.demo, name);
    this.panel.classList.toggle('pair', this.compare.checked);
  }

  #changed(name) {
    switch (name) {
      case 'compare':
        this.mirror.disabled = !this.compare.checked;
        if (this.demo) this.#show();
        if (this.demo && this.mirror.checked) this.#restart();
        break;
      case 'rtl':
        document.dir = this.rtl.checked ? 'rtl' : 'ltr';
        for (const card of this.#cards.values()) this.#setDirection(card);
        break;
      case 'theme':
        useTheme(this.theme.value);
        break;
      case 'open':
        this.#openFile(this.open.files);
        this.open.value = '';
        break;
      case 'mirror':
        // The same input is comparable only from the same state.
        if (this.mirror.checked) this.#restart();
        break;
    }
  }

  /// Restarts both controls of the demo.
  #restart() {
    for (const { name } of [this.demo.control, this.demo.published]) this.#card(this.demo, name).restart();
  }

  /// Replays a kept bug of the published control, each time another one.
  #showBug() {
    const { name } = this.demo.published;
    const bugs = this.bugs.filter((text) => text.includes(`\ncontrol ${name}\n`));
    if (bugs.length === 0) return;
    const index = (this.bugIndex = ((this.bugIndex ?? -1) + 1) % bugs.length);
    const title = bugs[index].match(/^# (.*)/)?.[1];
    this.replay(name, bugs[index]);
    if (title) document.querySelector('#summary').textContent = title;
  }

  /// Mirrors a horizontal control when the direction of the page changes.
  #setDirection({ form }) {
    const [from, to] = ['leftToRight', 'rightToLeft'];
    const [before, after] = document.dir === 'rtl' ? [from, to] : [to, from];
    if (form.value('direction') !== before) return;
    form.fill([...form.settings.filter(({ name }) => name !== 'direction'), { name: 'direction', text: after }]);
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
      this.#openFile(event.dataTransfer.files);
    });
  }

  async #openFile(files) {
    const [file] = files;
    if (file) this.replay(file.name, await file.text());
  }

  #notice(text) {
    const notice = document.querySelector('#notice');
    notice.textContent = text;
    notice.hidden = text === '';
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
    this.select(this.demos.find(({ control }) => control.name === name));
  }

  /// Moves between the tabs by the arrow keys, Home and End.
  #moveFocus(event) {
    const tabs = [...this.tabs.children];
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const index = tabs.indexOf(document.activeElement);
    const next = {
      [forward]: (index + 1) % tabs.length,
      [backward]: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    tabs[next].focus();
    this.#choose(tabs[next].dataset.control);
  }

  async #followAddress() {
    const [name, script] = location.hash.slice(1).split('&script=');
    this.select(this.demos.find(({ control }) => control.name === name) ?? this.demos[0]);
    const kept = script === undefined ? this.#kept(name) : await readScript(script);
    if (kept) this.replay('the link', kept, true);
  }

  /// Returns the recording of a control before a reload of the page.
  #kept(name) {
    if (this.isStarted) return undefined;
    this.isStarted = true;
    try {
      return sessionStorage.getItem(`dragnet-${name}`);
    } catch {
      return undefined;
    }
  }

  /// Keeps the recording of the shown control for a reload of the page.
  #keep() {
    const { view, control } = this.#card(this.demo, this.demo.control.name);
    try {
      if (view.events.length > 1) sessionStorage.setItem(`dragnet-${control.name}`, view.script);
    } catch {
      // The page works without it.
    }
  }
}

Engine.compile(document.getElementById('module').textContent, LZMADecoder.decompress).then(
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
