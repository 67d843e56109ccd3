import { expect, test } from '@playwright/test';
import { haveRegistered } from './steps/api.ts';
import { becomeClient, openPortal } from './steps/client.ts';
import { buildCompany } from './steps/customer.ts';
import { cutOff, slowDown } from './steps/mishaps.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { holdPosts } from './steps/trouble.ts';

const DESCRIPTION = 'A marketplace for second-hand instruments, with listings and messages of its users.';
const PLAN = 'The head of trust decides within four hours and answers the authority in writing. '.repeat(2);
const POLICY = {
  name: 'policy.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Be kind. Sell what is yours.'),
};
const PICTURE = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\x89PNG\r\n\x1a\n') };

for (const { width, tag } of [{ width: 320 }, { width: 1440, tag: '@thorough' }]) {
  const title = `a provider on a ${width} px screen tells about the service, and updates it`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const complaints = watchConsole(page);
    const signupId = await haveRegistered(page, buildCompany());
    await page.goto(`/provider-information?signupId=${signupId}`);
    await expect(page.getByLabel('Service description')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Provider Information' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Please select at least one EU market' })).toBeVisible();
    await expectGoodPage(page);

    await page.getByLabel('Service description').fill(DESCRIPTION);
    await page.getByLabel('EU markets served').fill('Mal');
    await page.getByLabel('EU markets served').press('Enter');
    await page.getByLabel('EU markets served').press('Tab');
    await expect(page.getByText('Please select at least one EU market')).toHaveCount(0);
    await page.getByRole('button', { name: 'All 24 languages' }).click();
    await page.getByLabel('Incident response plan').fill(PLAN);
    await page.getByLabel(/Content policy file/).setInputFiles(PICTURE);
    await expect(page.getByText(/in another format/)).toBeVisible();
    await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
    await expect(page.getByRole('link', { name: 'policy.txt' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('This is what you typed here earlier.')).toBeVisible();
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
  const signupId = await haveRegistered(page, buildCompany());
  await page.goto(`/provider-information?signupId=${signupId}`);
  await page.getByLabel('Service description').fill(DESCRIPTION);
  await page.getByRole('button', { name: 'All 27 Member States' }).click();
  await page.getByRole('button', { name: 'All 24 languages' }).click();
  await page.getByLabel('Incident response plan').fill(PLAN);
  const reconnect = await cutOff(page);
  await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
  await expect(page.getByText(/The upload was interrupted/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Submission failed')).toBeVisible();
  await reconnect();
  await page.getByLabel(/Content policy file/).setInputFiles(POLICY);
  await expect(page.getByRole('link', { name: 'policy.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Provider Information' }).click();
  await expect(page.getByText('Provider information submitted successfully')).toBeVisible();
});

test('a client in the portal provides the information, watches a file go, and updates it', async ({
  page,
}) => {
  const client = await becomeClient();
  await openPortal(page, client);
  await page.getByRole('link', { name: 'Provide the information' }).first().click();
  await page.getByLabel('Service description').fill(DESCRIPTION);
  // Still in the portal: who is signed in, and the way out.
  await expect(page.getByText(client.clientId)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText(/^Kept in this browser until/)).toBeVisible();
  await page.getByRole('link', { name: 'Mandate', exact: true }).click();
  await page.getByRole('link', { name: 'Provide the information' }).first().click();
  await expect(page.getByText(/^This is the draft you saved on/)).toBeVisible();
  await expect(page.getByLabel('Service description')).toHaveValue(DESCRIPTION);
  await page.getByRole('button', { name: 'All 27 Member States' }).click();
  await page.getByRole('button', { name: 'All 24 languages' }).click();
  await page.getByLabel('Incident response plan').fill(PLAN);
  await slowDown(page, 200);
  const large = { ...POLICY, buffer: Buffer.from('Be kind. '.repeat(20_000)) };
  await page.getByLabel(/Content policy file/).setInputFiles(large);
  await expect(page.getByRole('progressbar', { name: 'Upload of policy.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Provider Information' })).toBeDisabled();
  await expect(page.getByText('You can save as soon as the upload has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'policy.txt' })).toBeVisible({ timeout: 30_000 });
  const release = await holdPosts(page, '/api/provider-information');
  await page.getByRole('button', { name: 'Submit Provider Information' }).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(page.getByText('Provider information submitted successfully')).toBeVisible();

  const saved = page.getByLabel('Saved information');
  await expect(saved).toContainText('Version1');
  await page.getByRole('button', { name: 'Clear the selection' }).last().click();
  await page.getByLabel('Support languages').fill('Mal');
  await page.getByLabel('Support languages').press('Enter');
  await page.getByRole('button', { name: 'Update Provider Information' }).click();
  await expect(page.getByText('Provider information updated successfully')).toBeVisible();
  await expect(saved).toContainText('Version2');
  const nextYear = String(new Date().getUTCFullYear() + 1);
  await expect(saved).toContainText(nextYear);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(
    page.getByText('Next annual update due').locator('xpath=following-sibling::*[1]'),
  ).toContainText(nextYear);
});

test('a provider without a registration is shown the way to one', async ({ page }) => {
  await page.goto('/provider-information');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Required');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go to Signup' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});
