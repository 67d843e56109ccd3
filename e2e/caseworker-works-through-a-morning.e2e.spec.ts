import { expect, test, type Page } from '@playwright/test';
import { becomeColleague, enterAdmin, openTicket } from './steps/admin.ts';
import { signInAdmin } from './steps/api.ts';
import { becomeClient } from './steps/client.ts';
import { watchConsole } from './steps/page-checks.ts';

const ORDERS = 10;
const REASON = 'Answered';
/** Of one order: four steps of two keys, the outcome, the reason letter by letter, and on to the next one. */
const KEYS_OF_ONE = 4 * 2 + 1 + 2 + REASON.length + 1;
/** From the list to the first order. */
const KEYS_TO_BEGIN = 2;

test('a caseworker takes ten orders to their end by keyboard, one after the other, in 20 keys each', async ({
  page,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  const admin = await signInAdmin();
  const client = await becomeClient();
  const authority = `Arcom ${client.clientId}`;
  for (let n = 0; n < ORDERS; n += 1) await openTicket(admin, client, authority);
  await page.goto('/admin/login');
  await enterAdmin(page, await becomeColleague(admin, 'caseworker'));
  await admin.dispose();
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
  await page.goto(`/admin?tab=sla&status=pending&search=${encodeURIComponent(authority)}`);

  const keys = countingKeys(page);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(ORDERS);
  await keys.press('j');
  await keys.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /^Order SLA-/ });
  for (let left = ORDERS; left > 0; left -= 1) {
    const number = await heading.innerText();
    await expect(page.getByRole('button', { name: /^Acknowledge/ })).toBeVisible();
    await takeToItsEnd(page, keys);
    await expect(page.getByText('Next: Go to the next order')).toBeVisible();
    if (left === 1) break;
    await keys.press('j');
    await expect(heading).not.toHaveText(number);
  }
  await keys.press('o');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  expect(keys.count()).toBe(KEYS_TO_BEGIN + ORDERS * KEYS_OF_ONE);
  expect(complaints()).toEqual([]);
});

async function takeToItsEnd(page: Page, keys: ReturnType<typeof countingKeys>): Promise<void> {
  for (const [key, state] of [
    ['a', 'Acknowledged'],
    ['f', 'Forwarded'],
    ['s', 'In progress'],
    ['d', 'Responded'],
    ['c', 'Closed'],
  ] as const) {
    await keys.press(key);
    // On the first field; where nothing has to be typed, on the button.
    const first = page.getByRole('dialog').locator('select:focus, textarea:focus, button[type=submit]:focus');
    await expect(first).toHaveCount(1);
    if (key === 'd') await keys.press('ArrowDown');
    if (key === 'c') for (const letter of REASON) await keys.press(letter);
    await keys.press(key === 'a' || key === 's' ? 'Enter' : 'Control+Enter');
    // Hidden is not gone: keys do nothing under one that still fades.
    await expect(page.locator('[role=dialog], [aria-modal=true]')).toHaveCount(0);
    await expect(page.getByRole('definition').getByText(state, { exact: true })).toBeVisible();
  }
}

/** The keyboard, and how often it was pressed; a key with Ctrl or Alt counts once. */
function countingKeys(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
  };
}
