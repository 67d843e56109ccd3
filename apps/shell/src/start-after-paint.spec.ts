import { jest } from '@jest/globals';
import { startAfterPaint } from './start-after-paint.mjs';

const MAIN = '/shell/v1/main.js';

describe('what asks for the scripts of a page', () => {
  let painted: (() => void)[];
  let isHidden: boolean;
  beforeEach(() => {
    jest.useFakeTimers();
    painted = [];
    isHidden = false;
    window.requestAnimationFrame = (act) => painted.push(() => act(0));
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.head.innerHTML = `
      <script type="application/json" id="page-scripts">["/marketing/v1/landing.js"]</script>
      <script type="application/json" id="integrity">{"${MAIN}":"sha256-m","/marketing/v1/landing.js":"sha256-l"}</script>`;
  });
  afterEach(() => jest.useRealTimers());

  const asked = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((hint) => [
      hint.getAttribute('href'),
      // jsdom knows the property only where it was set.
      (hint as { integrity?: string }).integrity ?? '',
    ]);
  const running = () =>
    [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('waits for the paint, then asks for one after another, each with its hash, and runs the first', () => {
    startAfterPaint([MAIN, '/shell/v1/bootstrap.js']);
    parsed();
    expect(asked()).toEqual([]);

    painted.forEach((act) => act());
    jest.advanceTimersToNextTimer();
    expect(asked()).toEqual([['/remotes.json', '']]);
    jest.advanceTimersToNextTimer();
    expect(asked()).toHaveLength(2);
    jest.advanceTimersByTime(10);

    expect(asked()).toEqual([
      ['/remotes.json', ''],
      [MAIN, 'sha256-m'],
      ['/marketing/v1/landing.js', 'sha256-l'],
      ['/shell/v1/bootstrap.js', ''],
    ]);
    expect(running()).toEqual([MAIN]);
  });

  it('lets no text become an element or a program, and no script come from elsewhere', () => {
    let rules: Record<string, (text: string) => string | null> = {};
    const createPolicy = jest.fn((_name: string, given: typeof rules) => void (rules = given));
    Object.assign(window, { trustedTypes: { createPolicy } });
    isHidden = true;
    startAfterPaint([MAIN]);
    parsed();
    jest.advanceTimersByTime(10);
    Object.assign(window, { trustedTypes: undefined });

    expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
    const passing = (rule: string, ...texts: string[]) =>
      texts.filter((text) => rules[rule]?.(text) === text);
    expect(passing('createHTML', '', '.ant{color:red}', '<b>', '<script>', 'a<img onerror=x>')).toEqual([
      '',
      '.ant{color:red}',
    ]);
    expect(passing('createScript', '{"@type":"Service"}', 'alert(1)', '')).toEqual(['{"@type":"Service"}']);
    expect(
      passing('createScriptURL', MAIN, `${location.origin}${MAIN}`, '//evil.example/x.js', 'data:,alert(1)'),
    ).toEqual([MAIN, `${location.origin}${MAIN}`]);
  });

  it('waits no longer than a second, and asks only once', () => {
    startAfterPaint([MAIN]);
    parsed();
    jest.advanceTimersByTime(1_000);
    painted.forEach((act) => act());
    jest.advanceTimersByTime(1_000);
    expect(running()).toEqual([MAIN]);
  });

  it('does not wait on a page that nobody sees', () => {
    isHidden = true;
    startAfterPaint([MAIN]);
    parsed();
    jest.advanceTimersByTime(10);
    expect(running()).toEqual([MAIN]);
  });

  it('asks on a page of the development server, which names no hashes', () => {
    document.getElementById('integrity')?.remove();
    isHidden = true;
    startAfterPaint([MAIN]);
    parsed();
    jest.advanceTimersByTime(10);
    expect(asked()).toContainEqual([MAIN, '']);
  });
});
