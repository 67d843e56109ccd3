import type { Page } from '@playwright/test';
import type { Build } from '../registry.ts';
import { launchChromium } from './check-page.ts';

/**
 * Opens the pages of a version that everybody gets, as a stranger does: a number stands for a parameter.
 * @returns which of them show an error card in its place
 */
export async function errorCards(url: string, { name, version, routes = {} }: Build): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const cards = watchCards(page, { name, version });
    const found: string[] = [];
    for (const path of Object.keys(routes)) {
      await page.goto(new URL(path.replaceAll(/:\w+/g, '1'), url).href, { waitUntil: 'networkidle' });
      if (cards.splice(0).length > 0) found.push(`${path} shows an error card`);
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** What the shell says of this version from now on; it is no visitor's, so it must not be counted. */
function watchCards(page: Page, { name, version }: Build): unknown[] {
  const cards: unknown[] = [];
  void page.route('**/api/remote-errors', (route) => {
    const card = route.request().postDataJSON() as { remote?: string; version?: string };
    if (card.remote === name && card.version === version) cards.push(card);
    return route.fulfill({ status: 202, json: {} });
  });
  return cards;
}
