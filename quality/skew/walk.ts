import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { checkPage, watchPage } from '@rep13/web-build/check-page';

/** Paths of pages, by the name of their remote. */
export type Pages = ReadonlyMap<string, readonly string[]>;

export interface Staff {
  readonly username: string;
  readonly password: string;
}

/** Nobody is signed in as a client, and what a made-up number stands for is not there: browsers print both. */
const REFUSALS = /status of 4\d\d/;
const LOOKS = 60;
const BETWEEN_LOOKS_MS = 250;
/** A policy that was broken is printed with its hundred hashes. */
const SHORT = 300;

/**
 * Opens every page anew, and goes from the first page of each remote to that of each other one, where both run in one
 * document. @returns what is wrong, with the address
 */
export async function walk(browser: Browser, url: string, pages: Pages, staff: Staff): Promise<string[]> {
  const context = await browser.newContext();
  await context.request.post(`${url}/api/admin/login`, { data: staff, headers: { Origin: url } });
  const report = (where: string, found: readonly string[]) =>
    found.map((what) => `${where}: ${what.slice(0, SHORT)}`);
  const wrong: string[] = [];
  for (const path of [...pages.values()].flat()) {
    const page = await context.newPage();
    wrong.push(...report(path, await checkPage(page, url + path, watchPage(page, REFUSALS))));
    await page.close();
  }
  for (const [from, to] of waysBetween(pages)) {
    const page = await context.newPage();
    const found = await checkPage(page, url + from, watchPage(page, REFUSALS));
    if (found.length === 0 && !(await goWithinSite(page, to))) found.push('the page before stays');
    wrong.push(...report(`${from} → ${to}`, found));
    await page.close();
  }
  await context.close();
  return wrong;
}

/** From the first page of each remote to that of each other one. */
export function waysBetween(pages: Pages): (readonly [from: string, to: string])[] {
  const first = [...pages.values()].flatMap(([path]) => (path === undefined ? [] : [path]));
  return first.flatMap((from) => first.filter((to) => to !== from).map((to) => [from, to] as const));
}

/** As a link of the site does. @returns whether another page comes */
async function goWithinSite(page: Page, path: string): Promise<boolean> {
  const headline = () => page.evaluate<string>(`document.querySelector('h1')?.textContent ?? ''`);
  const before = await headline();
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
  for (let look = 0; look < LOOKS; look += 1) {
    if (![before, ''].includes(await headline())) return true;
    await pause(BETWEEN_LOOKS_MS);
  }
  return false;
}
