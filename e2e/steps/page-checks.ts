import AxeBuilder from '@axe-core/playwright';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** "Not signed in" is the specified answer to the portals' session check; browsers print it all the same. */
const SESSION_CHECK = /status of 401/;

/** So is "not found" while a client has told nothing about its service yet. */
const NOTHING_SAVED = /\/api\/provider-information\/\d+$/;

/** Nothing a browser complains about may happen while `page` is used. Answers the complaints so far. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isExpected(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}

const isExpected = (message: ConsoleMessage): boolean =>
  SESSION_CHECK.test(message.text()) ||
  (/status of 404/.test(message.text()) && NOTHING_SAVED.test(message.location().url));

/** Without frames of other sites, which we have none of, axe needs no second page to gather what it found. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Axe finds nothing, there is one h1, and nothing sticks out sideways. WCAG 2.2 AA. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isRoomyInTheOpen(page, String(target[0]))))
        faults.push(`${id}: ${html}`);
  expect(faults).toEqual([]);
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
  const { violations } = await axe(page).withRules(['target-size']).include(selector).analyze();
  return violations.length === 0;
}
