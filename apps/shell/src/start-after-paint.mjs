/**
 * Stands in every page as an inline script: asks for the scripts once the page is painted, so that they take neither
 * the line nor the processor from what there is to read. All one after another, in the order they will run. A page that
 * nobody sees is never painted; it does not wait.
 *
 * `scripts` are the shell's own, and the first one is run; the page names those of its remote in `#page-scripts`, and
 * every hash in `#integrity`. Runs as it is written: no imports, nothing newer than ES2022.
 */
export function startAfterPaint([main, ...others]) {
  // The one policy for Trusted Types: what is written into the page by its text holds no element, data in a script is
  // JSON, scripts are our own. Nothing else passes, whatever wrote it; antd's styles and our JSON-LD do.
  const parses = (text) => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: (text) => (parses(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  const read = (id, otherwise) => JSON.parse(document.getElementById(id)?.textContent ?? otherwise);
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    const hashes = read('integrity', '{}');
    const add = (element, attributes) => document.head.append(Object.assign(element, attributes));
    const hint = (attributes) =>
      add(document.createElement('link'), { rel: 'preload', fetchPriority: 'low', ...attributes });
    const scripts = [main, ...read('page-scripts', '[]'), ...others];
    // To ask for one keeps a phone busy for some 15 ms; a touch in between is answered.
    const addNext = () => {
      const href = scripts.shift();
      if (!href) return add(document.createElement('script'), { src: main, integrity: hashes[main] ?? '' });
      hint({ as: 'script', href, integrity: hashes[href] ?? '' });
      setTimeout(addNext);
    };
    hint({ as: 'fetch', href: '/remotes.json', crossOrigin: 'use-credentials' });
    setTimeout(addNext);
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1_000);
  });
}
