/**
 * Stands in every page as an inline script: asks for the scripts once the page is painted, so that they take neither
 * the line nor the processor from what there is to read. All one after another, in the order they will run. A page that
 * nobody sees is never painted; it does not wait.
 *
 * `scripts` are the shell's own, and the first one is run; the page names those of its remote in `#page-scripts`,
 * every hash in `#integrity`, and in `#page-asks` what `askEarly` asks behind them (`ask-early.mjs`). Runs as it is written: no imports, nothing newer than ES2022.
 */
export function startAfterPaint([main, ...others], askEarly) {
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
      if (!href) {
        askEarly(read('page-asks', '[]'));
        return add(document.createElement('script'), { src: main, integrity: hashes[main] ?? '' });
      }
      hint({ as: 'script', href, integrity: hashes[href] ?? '' });
      setTimeout(addNext);
    };
    hint({ as: 'fetch', href: '/remotes.json', crossOrigin: 'use-credentials' });
    setTimeout(addNext);
  }
  document.addEventListener('DOMContentLoaded', () => {
    window.loadedAt = performance.now();
    if (document.hidden) return start();
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1_000);
  });
}
