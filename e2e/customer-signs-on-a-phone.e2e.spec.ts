import { expect, test } from '@playwright/test';
import { havePaid, haveRegistered } from './steps/api.ts';
import { coveredBy } from './steps/covered.ts';
import { buildCompany, sign } from './steps/customer.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a customer signs on a phone, with contents and signature in reach all the way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const complaints = watchConsole(page);
  const company = buildCompany();
  const signupId = await havePaid(page, company);
  await page.goto(`/signature/${signupId}`);
  const bar = page.getByRole('navigation', { name: 'Contents' });
  const toSign = bar.getByRole('link', { name: 'Sign' });
  await expect(bar).toContainText('Clause 1 of 17');

  // The question about cookies stands below the bar, not on it.
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await expect(cookies).toBeVisible();
  await expect(async () => {
    const [above, below] = [await toSign.boundingBox(), await cookies.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
  await cookies.getByRole('button', { name: 'Essential Only' }).click();

  await bar.getByRole('button', { name: 'Contents' }).click();
  await expect(bar.getByRole('link', { name: /^\d/ })).toHaveCount(17);
  await expectGoodPage(page);
  await bar.getByRole('link', { name: /^9 / }).click();
  await expect(bar).toContainText('Clause 9 of 17');
  await expect(bar.getByRole('link', { name: /^9 / })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^9\. / })).toBeInViewport();
  await expect(toSign).toBeInViewport();

  await toSign.click();
  await expect(page.getByLabel('Your full name')).toBeInViewport();
  await expect(bar).toBeHidden();
  await sign(page, company);
  await expect(page.getByText(/^Your mandate is in force/)).toBeVisible();
  const buttons = page.getByRole('main').getByRole('link', { name: 'Set up your client account' });
  await expect(buttons).toBeVisible();
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);
});

test('a customer pays on a phone, and what is announced covers nothing that is read', async ({ page }) => {
  const signupId = await haveRegistered(page, buildCompany());
  await page.goto(`/payment?signupId=${signupId}`);
  const announced = page.locator('[data-toast]');
  const press = page.getByRole('button', { name: 'Complete Payment' });
  // As low as the thumb reaches: the note stands above it then.
  await press.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await press.click();
  await expect(announced).toContainText('Processing payment');
  await expect.poll(() => coveredBy(announced)).toEqual([]);
  await expect(announced).toContainText('Payment successful');
  await expect.poll(() => coveredBy(announced)).toEqual([]);
  const { width, x } = (await announced.boundingBox())!;
  expect([x, width]).toEqual([0, page.viewportSize()!.width]);
});
