import { jest } from '@jest/globals';
import { askEarly } from './ask-early.mjs';
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
    startAfterPaint([MAIN, '/shell/v1/bootstrap.js'], askEarly);
    parsed();
    expect(window.loadedAt).toBe(performance.now());
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

  it('asks what the page will ask the server, behind the scripts', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="page-asks">["/api/client/user","/api/lost"]</script>',
    );
    const answer = { status: 200 } as Response;
    window.fetch = jest.fn<typeof fetch>(async (path) => {
      if (path === '/api/lost') throw new TypeError('Failed to fetch');
      return answer;
    });
    isHidden = true;
    startAfterPaint([MAIN], askEarly);
    parsed();
    jest.advanceTimersToNextTimer();
    expect(window.fetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10);

    const responses = [...(window.earlyAnswers ?? [])].map(async ([path, { response }]) => [
      path,
      await response,
    ]);
    expect(await Promise.all(responses)).toEqual([
      ['/api/client/user', answer],
      ['/api/lost', undefined],
    ]);
  });

  it('waits no longer than a second, and asks only once', () => {
    startAfterPaint([MAIN], askEarly);
    parsed();
    jest.advanceTimersByTime(1_000);
    painted.forEach((act) => act());
    jest.advanceTimersByTime(1_000);
    expect(running()).toEqual([MAIN]);
  });

  it('does not wait on a page that nobody sees', () => {
    isHidden = true;
    startAfterPaint([MAIN], askEarly);
    parsed();
    jest.advanceTimersByTime(10);
    expect(running()).toEqual([MAIN]);
  });

  it('asks on a page of the development server, which names no hashes', () => {
    document.getElementById('integrity')?.remove();
    isHidden = true;
    startAfterPaint([MAIN], askEarly);
    parsed();
    jest.advanceTimersByTime(10);
    expect(asked()).toContainEqual([MAIN, '']);
  });
});
