import { expect, test } from '@playwright/test';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { openBillingByCard } from './steps/pay-by-card.ts';
import { unpack } from './steps/transfer-file.ts';

test('a client reads its invoice and cancels, with the dates before the last press', async ({ page }) => {
  const complaints = watchConsole(page);
  const { email } = await openBillingByCard(page);
  await expect(page.getByText('EUR 300 on')).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Download Invoice R13-/ });
  await expect(invoice).toBeVisible();
  const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Cancel the agreement' }).click();
  await expect(page.getByText(/Your mandate stays in force until/)).toBeVisible();
  await expect(page.getByText(/we still take orders that concern the time before/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: /^Cancel as of / }).click();
  await expect(page.getByText(/You cancelled on/)).toBeVisible();
  await expect(page.getByText('Ends on', { exact: true })).toBeVisible();
  await expectGoodPage(page);
  await mailTo(email, /^Your agreement ends on/);

  // Agreements hears of it by itself, not after the mail.
  await expect
    .poll(async () => {
      const mandate = await page.request.get('/api/client/mandate');
      return ((await mandate.json()) as { state: string }).state;
    })
    .toBe('ending');
  const transferFile = await unpack(await page.request.get('/api/client/transfer-file'));
  const { mandate } = JSON.parse(transferFile.json) as { mandate: { registerNumber: string } };
  expect(mandate.registerNumber).toMatch(/^R13-/);
  expect(transferFile.pdf).toContain(mandate.registerNumber);
  expect(complaints()).toEqual([]);
});

test('a client asks the fee back within thirty days, and gets it with a credit note', async ({ page }) => {
  const { email } = await openBillingByCard(page);
  await page.getByRole('button', { name: /^Ask the fee back/ }).click();
  await page.getByRole('button', { name: 'Ask the fee back and end the agreement today' }).click();
  await expect(page.getByText(/You requested a refund on/)).toBeVisible();
  await mailTo(email, /is on its way back to you$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Download Credit note R13-/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
});
