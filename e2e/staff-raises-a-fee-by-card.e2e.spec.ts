import { expect, test } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { BASE_URL } from './steps/api.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { openBillingByCard } from './steps/pay-by-card.ts';
import { stripe } from './steps/stripe-test.ts';

test('staff raises the fee of one client: it is told in time, pays it with the next year, and nobody else does', async ({
  page,
  browser,
}) => {
  const [atStaff, atOther] = [
    await browser.newContext({ baseURL: BASE_URL }),
    await browser.newContext({ baseURL: BASE_URL }),
  ];
  const [staff, other] = [await atStaff.newPage(), await atOther.newPage()];
  const complaints = [page, staff, other].map(watchConsole);
  const { email, signupId } = await openBillingByCard(page);
  const untouched = await openBillingByCard(other);

  await test.step('an admin announces EUR 360', async () => {
    await openAdmin(staff, firstAdmin(), `/admin/clients/${signupId}`);
    await staff.getByRole('button', { name: 'Announce a new fee' }).click();
    await staff.getByLabel('Fee for a year, in euros').fill('360');
    await expectGoodPage(staff);
    await staff.getByRole('dialog').getByRole('button', { name: 'Announce' }).click();
    await expect(staff.getByText(/^EUR 360 a year from/)).toBeVisible();
  });
  await test.step('the client is told, and reads it', async () => {
    const notice = await mailTo(email, /^Your yearly fee is EUR 360 from/);
    expect(notice.text).toContain('from EUR 300 to EUR 360 for each year');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^EUR 360 on/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expectGoodPage(page);
  });
  await test.step('the next year is charged as each has agreed', async () => {
    await stripe('advance', { days: 366 });
    await mailTo(email, /^Your agreement is renewed: we received EUR 360$/);
    await mailTo(untouched.email, /^Your agreement is renewed: we received EUR 300$/);
    for (const [each, amount] of [
      [page, 'EUR 360'],
      [other, 'EUR 300'],
    ] as const) {
      await each.reload();
      await expect(each.getByText(new RegExp(`^${amount} on`))).toBeVisible();
      await expect(each.getByRole('link', { name: /^Download Invoice R13-/ })).toHaveCount(2, {
        timeout: 30_000,
      });
    }
  });
  expect(complaints.flatMap((made) => made())).toEqual([]);
});
