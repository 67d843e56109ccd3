import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { linksWithoutFocus } from './focus.ts';
import { atRest } from './watch-page.ts';

/** "Not signed in" is the specified answer to the portals' session check; browsers print it nevertheless. */
const SESSION_CHECK = /status of 401/;

/** So is "not found" while a client has told nothing about its service yet. */
const NOTHING_SAVED = /\/api\/provider-information\/\d+$/;

/** Nothing a browser complains about may happen while `page` is used. Answers the complaints so far. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isExpected(message)) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

const isExpected = (message: ConsoleMessage): boolean =>
  SESSION_CHECK.test(message.text()) ||
  (/status of 404/.test(message.text()) && NOTHING_SAVED.test(message.location().url));

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe finds nothing, there is one h1, every link shows its focus, and nothing sticks out sideways. WCAG 2.2 AA. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const faults: string[] = [];
  for (const { rule, html, target } of await faultsOf(page, WCAG_22_AA))
    if (rule !== 'target-size' || !(await isRoomyInTheOpen(page, target))) faults.push(`${rule}: ${html}`);
  expect(faults).toEqual([]);
  // What is pretended of a row is lost when a live list moves it meanwhile: then all are looked at again.
  await expect.poll(() => linksWithoutFocus(page), 'links that look the same in focus').toEqual([]);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  await atRest(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
}

/**
 * Axe takes a link for too small that stands half under the header, or under what floats over the page. There it is
 * only until the page is scrolled; whether there is room enough shows in the middle of the window.
 */
async function isRoomyInTheOpen(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await faultsOf(page, ['target-size'], selector)).length === 0;
}
