import { expect, test } from '@playwright/test';
import { buildCompany, register } from './steps/customer.ts';
import { cutOff } from './steps/mishaps.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const DESCRIPTION = 'A marketplace for second-hand instruments, with listings and messages of its users.';
const PLAN = 'The head of trust decides within four hours and answers the authority in writing. '.repeat(2);
const POLICY = {
  name: 'policy.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Be kind. Sell what is yours.'),
};
const PICTURE = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\x89PNG\r\n\x1a\n') };

for (const width of [320, 1440]) {
  test(`a provider on a ${width} px screen tells about the service, and says it anew`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const complaints = watchConsole(page);
    const signupId = await register(page, buildCompany());
    await page.goto(`/provider-information?signupId=${signupId}`);
    await expect(page.getByLabel('Service description')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Provider Information' }).click();
    await expect(page.getByLabel('Service description')).toBeFocused();
    await expect(page.getByText('Please select at least one EU market')).toBeVisible();
    await expectGoodPage(page);

    await page.getByLabel('Service description').fill(DESCRIPTION);
    await page.getByLabel('EU markets served').fill('Mal');
    await page.getByLabel('EU markets served').press('Enter');
    await page.getByLabel('EU markets served').press('Tab');
    await expect(page.getByText('Please select at least one EU market')).toBeHidden();
    await page.getByRole('button', { name: 'All 24 languages' }).click();
    await page.getByLabel('Incident response plan').fill(PLAN);
    await page.getByLabel(/Content policy file/).setInputFiles(PICTURE);
    await expect(page.getByText(/something else inside/)).toBeVisible();
    await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
    await expect(page.getByRole('link', { name: 'policy.txt' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('We kept what you typed here earlier.')).toBeVisible();
    await expect(page.getByText('1 of 27 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Provider Information' }).click();
    await expect(page.getByText('Provider information submitted successfully')).toBeVisible();
    await expect(page.getByText('Next annual update due')).toBeVisible();
    await expectGoodPage(page);

    await page.getByRole('button', { name: 'All 27 Member States' }).click();
    await page.getByRole('button', { name: 'Update Provider Information' }).click();
    await expect(page.getByText('Provider information updated successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByText('27 of 27 selected')).toBeVisible();
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'policy.txt' }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toBe('Be kind. Sell what is yours.');
    await expectGoodPage(page);
    expect(complaints().filter((text) => !/status of (404|415)/.test(text))).toEqual([]);
  });
}

test('a provider whose connection breaks off keeps what was typed', async ({ page }) => {
  const signupId = await register(page, buildCompany());
  await page.goto(`/provider-information?signupId=${signupId}`);
  await page.getByLabel('Service description').fill(DESCRIPTION);
  await page.getByRole('button', { name: 'All 27 Member States' }).click();
  await page.getByRole('button', { name: 'All 24 languages' }).click();
  await page.getByLabel('Incident response plan').fill(PLAN);
  const reconnect = await cutOff(page);
  await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
  await expect(page.getByText(/The upload broke off/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Submission failed')).toBeVisible();
  await reconnect();
  await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
  await expect(page.getByRole('link', { name: 'policy.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Provider information submitted successfully')).toBeVisible();
});

test('a provider without a registration is shown the way to one', async ({ page }) => {
  await page.goto('/provider-information');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Required');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go to Signup' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});
