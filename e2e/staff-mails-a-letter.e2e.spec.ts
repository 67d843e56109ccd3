import { expect, test } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { BASE_URL } from './steps/api.ts';
import { becomeClient, openPortal } from './steps/client.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { pdfText } from './steps/pdf-text.ts';

/** Of the sample representative's state. */
const COORDINATOR = 'Autoriteit Consument & Markt (ACM)';

test('staff confirms where a coordinator takes letters and mails one, and the client sees it sent', async ({
  page,
  browser,
}) => {
  const client = await becomeClient();
  const { companyName, contactName } = client.company;
  const address = `letters-${client.signupId}@coordinator.example`;
  const atStaff = await browser.newContext({ baseURL: BASE_URL });
  const staff = await atStaff.newPage();
  const complaints = [page, staff].map(watchConsole);

  await test.step('the client signs the letter', async () => {
    await openPortal(page, client, 'designation');
    await expect(async () => {
      await page.reload();
      await expect(page.getByLabel('Your full name')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByLabel('Your full name').fill(contactName);
    await page.getByLabel('Your title or position').fill('Director');
    await page.getByRole('checkbox', { name: /authorised to sign/ }).check();
    await page.getByRole('button', { name: 'Sign the letter' }).click();
    await expect(page.getByRole('button', { name: 'Sign the letter' })).toHaveCount(0);
    await expectGoodPage(page);
  });
  await test.step('an admin confirms an address', async () => {
    await openAdmin(staff, firstAdmin(), '/admin/coordinators');
    await expectGoodPage(staff);
    await staff
      .getByRole('button', { name: new RegExp(`^(Confirm an address|Change): ${escaped(COORDINATOR)}`) })
      .click();
    await staff.getByLabel('Email address').fill(address);
    await staff.getByLabel('Where you read it, and when').fill('Its page, today.');
    await expectGoodPage(staff);
    await staff.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(staff.getByText(address)).toBeVisible();
  });
  await test.step('the letter is mailed', async () => {
    await staff.goto('/admin/designations');
    await expectGoodPage(staff);
    await staff.getByRole('button', { name: `Mail it: ${companyName}, Designation` }).click();
    await expect(staff.getByRole('dialog')).toContainText(`To: ${address}.`);
    // Refused with the reason while the letter is still being sealed.
    await expect(async () => {
      await staff.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
      await expect(staff.getByRole('dialog')).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    const mail = await mailTo(address, /^Article 13\(4\) DSA: /);
    expect(mail.text).toContain('Please confirm to us that you have received it');
    // The gateway closes a connection that was idle while the mail was waited for.
    const list = await staff.request.get('/api/admin/designations', { maxRetries: 1 });
    const letters = (await list.json()) as { id: number; companyName: string }[];
    const id = letters.find((letter) => letter.companyName === companyName)?.id ?? 0;
    const stored = await staff.request.get(`/api/admin/designations/${id}/letter.pdf`);
    expect(await pdfText(await stored.body())).toContain(contactName);
  });
  await test.step('staff and client read that it was sent', async () => {
    await expect(async () => {
      await staff.reload();
      await expect(
        staff.getByRole('button', { name: `Acknowledged: ${companyName}, Designation` }),
      ).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await mailTo(client.company.email, /is notified/);
    await openPortal(page, client, 'designation');
    await expect(page.locator('[aria-current="step"]').first()).toContainText(
      `${COORDINATOR} acknowledges it`,
    );
    await expectGoodPage(page);
  });
  expect(complaints.flatMap((made) => made())).toEqual([]);
});

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
