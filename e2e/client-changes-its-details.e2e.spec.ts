import { expect, test, type Page } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { BASE_URL } from './steps/api.ts';
import { becomeClient, openPortal, registerNumberOf } from './steps/client.ts';
import { buildCompany } from './steps/customer.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

test('a client becomes another company with another contact, and everybody reads it', async ({
  page,
  browser,
}) => {
  const client = await becomeClient();
  const number = await registerNumberOf(client);
  const { companyName, email } = buildCompany();
  const atStaff = await browser.newContext({ baseURL: BASE_URL });
  const staff = await atStaff.newPage();
  const complaints = [page, staff].map(watchConsole);

  await test.step('the client asks', async () => {
    await openPortal(page, client, 'company');
    await page.getByText('Edit details').click();
    await page.getByLabel('Company name').fill(companyName);
    await page.getByLabel('Legal contact email').fill(email);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Ask for this change' }).click();
    await expect(page.getByText(`for a confirmation from ${email}`)).toBeVisible();
    await expectGoodPage(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await expectGoodPage(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the contact as it is hears of it', () =>
    mailTo(client.company.email, /A change to your details was requested/));

  await test.step('whoever reads the new address confirms it by a button', async () => {
    const mail = await mailTo(email, /Please confirm this email address/);
    await confirmAddress(page, linkIn(mail, /\/client\/confirm-address/));
  });
  await test.step('staff accepts what is said of the company', async () => {
    await openAdmin(staff, firstAdmin(), '/admin/profile-changes');
    await expect(staff.getByText(`becomes ${companyName}`)).toBeVisible();
    await expectGoodPage(staff);
    await staff
      .getByRole('button', { name: `Accept the change of ${client.company.companyName}`, exact: true })
      .click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(staff.getByText(`becomes ${companyName}`)).toHaveCount(0);
  });

  await test.step('the new contact, the portal and the register say so', async () => {
    await mailTo(email, /Your details were changed/);
    await openPortal(page, { ...client, company: { ...client.company, companyName } }, 'company');
    await expect(page.getByText(email)).toBeVisible();
    await expect(async () => {
      await page.goto(`/register/${number}`);
      await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 30_000 });
    await mailTo(email, /certificate of appointment/);
  });
  expect(complaints.flatMap((made) => made())).toEqual([]);
});

/** Opened twice, as a scanner does it: nothing has happened before the button is pressed. */
async function confirmAddress(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.reload();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('We use it once the rest of the change is accepted.')).toBeVisible();
  await expectGoodPage(page);
}
