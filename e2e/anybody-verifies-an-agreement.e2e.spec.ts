import { expect, test } from '@playwright/test';
import { becomeClient, openPortal } from './steps/client.ts';
import { choosePdf, sealedAgreement } from './steps/documents.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, expectNoOverflow, watchConsole } from './steps/page-checks.ts';

test('anybody finds out that an agreement is genuine, and that a changed one is not', async ({ page }) => {
  const complaints = watchConsole(page);
  const client = await becomeClient();
  await openPortal(page, client);
  const pdf = await sealedAgreement(page, client.signupId);
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));

  await page.goto('/verify');
  await expectGoodPage(page);
  await choosePdf(page, 'agreement.pdf', pdf);
  await expect(page.getByRole('heading', { name: 'This document is genuine' })).toBeVisible();
  await expect(page.getByText('PAdES B-T: signature and time stamp')).toBeVisible();
  await expect(page.getByText('It has a development seal')).toBeVisible();
  await expectGoodPage(page);

  await choosePdf(page, 'changed.pdf', Buffer.concat([pdf, Buffer.from('\n%%EOF\n')]));
  await expect(page.getByRole('heading', { name: 'We do not know this document' })).toBeVisible();
  await expectGoodPage(page);
  expect(uploads).toEqual([]);
  await page.getByLabel('I agree to send this PDF to be checked').check();
  await page.getByRole('button', { name: 'Check the signatures' }).click();
  await expect(
    page.getByRole('heading', { name: 'We sealed this document, and something was added after our seal' }),
  ).toBeVisible();
  await expect(page.getByText('revision 2 of 3')).toBeVisible();
  await expectGoodPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  expect(complaints()).toEqual([]);
});

test('a client gets the sealed agreement by mail', async () => {
  const client = await becomeClient();
  const mail = await mailTo(client.company.email, /Your signed agreement/);
  expect(mail.text).toContain('Signed: ');
});
