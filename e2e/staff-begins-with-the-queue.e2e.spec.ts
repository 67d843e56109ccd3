import { expect, test, type Page } from '@playwright/test';
import { becomeColleague, enterAdmin, openTicket } from './steps/admin.ts';
import { signInAdmin } from './steps/api.ts';
import { becomeClient } from './steps/client.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

/** Orders that are seen at once on a screen of 1440 by 900, and where the first of them may begin. */
const ROWS_ON_A_SCREEN = 25;
const FIRST_ROW_Y = 200;
const FIRST_ROW_Y_ON_A_PHONE = 240;
const AUTHORITY = 'Authority for the coordination of digital services';

test('a caseworker sees the orders of a morning on one screen, acknowledges one with three keys and goes on to others', async ({
  page,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  const admin = await signInAdmin();
  const client = await becomeClient();
  for (let n = 0; n <= ROWS_ON_A_SCREEN; n += 1) {
    await openTicket(admin, client, `${AUTHORITY} ${n}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await seeOwnOrdersAlone(page);
  await page.goto('/admin/login');
  await enterAdmin(page, await becomeColleague(admin, 'caseworker'));
  await admin.dispose();

  const due = page.getByRole('region', { name: 'Orders due in the next 24 hours' });
  await expect(due.getByRole('row').nth(1)).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').getByText('Acknowledged', { exact: true })).toBeVisible();

  await goOnBesideTheList(page);

  await page.goto('/admin?tab=sla');
  await expect(page.locator('[data-row]').nth(ROWS_ON_A_SCREEN)).toBeAttached();
  const onADesk = await rowsOnScreen(page);
  expect(onADesk.first).toBeLessThanOrEqual(FIRST_ROW_Y);
  expect(onADesk.whole).toBeGreaterThanOrEqual(ROWS_ON_A_SCREEN);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await rowsOnScreen(page)).first).toBeLessThanOrEqual(FIRST_ROW_Y_ON_A_PHONE);
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(await isCut(page)).toBe(false);
  expect(complaints()).toEqual([]);
});

/** From the order that is due last to the first and back by keys, then by a press: each time one goes on at its heading. */
async function goOnBesideTheList(page: Page): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Open orders' });
  const heading = page.getByRole('heading', { level: 1, name: /^Order SLA-/ });
  const first = await heading.innerText();
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  await expect(heading).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);
  await expect(heading).toBeFocused();
  await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await list.getByRole('link').first().click();
  await expect(heading).not.toHaveText(first);
  await expectGoodPage(page);
}

/** What other journeys file meanwhile is theirs to acknowledge. */
const seeOwnOrdersAlone = (page: Page): Promise<unknown> =>
  page.route(/\/api\/admin\/sla-tickets\?(open|waiting)=true/, async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=200'),
    });
    const orders = (await response.json()) as { authorityName: string }[];
    const own = orders.filter(({ authorityName }) => authorityName.startsWith(AUTHORITY));
    await route.fulfill({ response, json: own });
  });

/** Where the first row begins, and how many are seen whole. */
const rowsOnScreen = (page: Page): Promise<{ first: number; whole: number }> =>
  page.locator('[data-row]').evaluateAll((rows) => {
    const places = rows.map((row) => row.getBoundingClientRect());
    return {
      first: places[0]?.top ?? Infinity,
      whole: places.filter(({ bottom }) => bottom <= window.innerHeight).length,
    };
  });

/** Whether the list is wider than its place. */
const isCut = (page: Page): Promise<boolean> =>
  page
    .getByRole('region', { name: 'SLA tickets' })
    .evaluate((region) => region.scrollWidth > region.clientWidth + 1);
