import { expect, type Page, type Request } from '@playwright/test';
import type { BuiltScript } from './built-scripts.ts';

declare global {
  interface Window {
    failedScripts?: string[];
  }
}

const SEMICOLON = 59;
const LINE_BREAK = 10;
/** As federation calls a remote. */
const globalOf = ({ owner }: BuiltScript): string => `rep13_${owner.replaceAll('-', '_')}`;

/** From now on each document keeps the addresses of scripts that it was refused. */
export async function watchFailedScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failed: string[] = (window.failedScripts = []);
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) failed.push(new URL(target.src).pathname);
    };
    document.addEventListener('error', note, { capture: true });
  });
}

/** @returns what waits until no script is on its way. */
export function watchScriptsOnTheWay(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return () => expect.poll(() => onTheWay.size, { message: 'scripts on their way' }).toBe(0);
}

/**
 * Changes one byte of this script on its way to the browser while `visit` goes on. What is changed, a semicolon for a line
 * break at its end, would run as before: only who compares can tell.
 */
export async function whileChanged(
  page: Page,
  script: BuiltScript,
  visit: () => Promise<void>,
): Promise<void> {
  const address = `**${script.address}`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    expect(body.at(-1), `the last byte of ${script.address}`).toBe(SEMICOLON);
    body[body.length - 1] = LINE_BREAK;
    await route.fulfill({ response, body });
  });
  await visit();
  const failed = () => page.evaluate(() => window.failedScripts ?? []);
  await expect.poll(failed, { message: 'what was refused' }).toContain(script.address);
  expect(await hasRun(page, script), `${script.address} has run`).toBe(false);
  await page.unroute(address);
  // As "Try again" does: the browser may have kept the changed one.
  await page.evaluate(async (url) => void (await fetch(url, { cache: 'reload' })), script.address);
}

/** Each script says that it has run by the name it leaves in the page. */
export function hasRun(page: Page, script: BuiltScript): Promise<boolean> {
  return page.evaluate(
    ([global, chunk]) => {
      const loaded = Reflect.get(window, `webpackChunk${global}`) as [string[]][] | undefined;
      if (chunk === 'remoteEntry') return Reflect.get(window, global) !== undefined;
      return chunk === 'main' ? loaded !== undefined : Boolean(loaded?.some(([ids]) => ids.includes(chunk)));
    },
    [globalOf(script), script.chunk] as const,
  );
}

/** As a link within the site does: the document stays. */
export async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Has the owner of a chunk load it, by the loader in its entry. @returns whether it came */
export function loadChunk(page: Page, script: BuiltScript): Promise<boolean> {
  return page.evaluate(
    ([global, chunk]) =>
      new Promise<boolean>((resolve) => {
        const load = (bundler: { e: (id: string) => Promise<unknown> }) =>
          bundler.e(chunk).then(
            () => resolve(true),
            () => resolve(false),
          );
        (Reflect.get(window, `webpackChunk${global}`) as unknown[]).push([[crypto.randomUUID()], {}, load]);
      }),
    [globalOf(script), script.chunk] as const,
  );
}
