/**
 * Stands in every page as a part of its inline scripts: asks the server what the page will ask as soon as it runs, so that
 * scripts and answers come together (`libs/web-kit/src/api/early-answers.ts` takes them over). Runs as it is written: no
 * imports, nothing newer than ES2022.
 *
 * @param paths as the page names them in `#page-asks`
 */
export function askEarly(paths) {
  const ask = (path) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), 10_000);
    // eslint-disable-next-line no-restricted-globals -- the API client is among the scripts that are still to come
    return fetch(path, { credentials: 'include', signal: control.signal }).catch(() => undefined);
  };
  const asked = (path) => [path, { askedAt: Date.now(), response: ask(path) }];
  window.earlyAnswers = new Map(paths.map(asked));
}
