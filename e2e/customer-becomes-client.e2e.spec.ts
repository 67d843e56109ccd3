import { expect, test, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { signInAdmin } from './steps/api.ts';
import { buildCompany, pay, register, sign, takeCheck } from './steps/customer.ts';
import { linkIn, mailsTo, mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { pdfText } from './steps/pdf-text.ts';

const PASSWORD = 'a quiet harbour at dawn';

interface AuditLog {
  readonly eventType: string;
  readonly signupId: number | null;
}

async function signIn(page: Page, clientId: string): Promise<void> {
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/client\/dashboard/);
}

for (const width of [320, 1440]) {
  test(`a customer on a ${width} px screen gets from the free check to the portal`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const complaints = watchConsole(page);
    const company = buildCompany();

    await takeCheck(page, company);
    await expectGoodPage(page);
    const signupId = await register(page, company);
    await expectGoodPage(page);
    await pay(page);
    await expectGoodPage(page);
    const agreementNumber = await sign(page, company);
    await expect(page.getByText('Your PDF is ready.')).toBeVisible();
    await expectGoodPage(page);

    const pdf = await page.request.get(`/api/legal-agreement/${signupId}/pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const text = await pdfText(await pdf.body());
    for (const part of [company.companyName, agreementNumber, company.contactName])
      expect(text).toContain(part);

    const confirmation = await mailTo(company.email, /Your Client ID is/);
    const clientId = /DSA-[A-Z2-9]{6}/.exec(confirmation.text)?.[0] ?? '';
    await page.goto(linkIn(confirmation, /\/client\/setup/));
    await page.getByLabel(/^(New )?password$/i).fill(PASSWORD);
    await page.getByLabel(/confirm/i).fill(PASSWORD);
    await expectGoodPage(page);
    await page.getByRole('button', { name: /set up/i }).click();
    await page.waitForURL(/\/client\/login/);
    await expectGoodPage(page);
    await signIn(page, clientId);
    await expect(page.getByText(company.companyName).first()).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('tab', { name: /Legal Agreement/ }).click();
    await expect(page.getByText(agreementNumber).first()).toBeVisible();
    await expectGoodPage(page);

    await expectOneMailOfEachKind(company.email);
    await expectOneAuditRowForEachEvent(signupId);
    expect(complaints()).toEqual([]);
  });
}

async function expectOneMailOfEachKind(address: string): Promise<void> {
  const mails = await eventually(
    async () => {
      const all = await mailsTo(address);
      return all.length >= 5 && all;
    },
    { fact: 'five mails have arrived', withinMs: 20_000 },
  );
  expect(mails.map(({ subject }) => subject).sort()).toHaveLength(5);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5);
  // The certificate is attached to its mail or not, by whether the account was set up by then.
  const withAgreement = mails.filter(({ attachments = [] }) =>
    attachments.some(({ generatedFileName }) => /^(?!certificate).*\.pdf$/i.test(generatedFileName)),
  );
  expect(withAgreement).toHaveLength(1);
}

async function expectOneAuditRowForEachEvent(signupId: number): Promise<void> {
  const admin = await signInAdmin();
  const events = await eventually(
    async () => {
      const logs = (await (
        await admin.get(`/api/admin/audit-logs?limit=200&signupId=${signupId}`)
      ).json()) as AuditLog[];
      const own = logs.filter((log) => log.signupId === signupId).map(({ eventType }) => eventType);
      return own.length >= 9 && own;
    },
    { fact: 'nine events are in the audit log' },
  );
  expect(events.sort()).toEqual([
    'agreements.agreement.pdf-stored.v1',
    'agreements.agreement.sealed.v1',
    'agreements.agreement.signed.v1',
    'agreements.certificate.issued.v1',
    'agreements.mandate.began.v1',
    'gateway.sign-in.succeeded.v1',
    'onboarding.client-account.activated.v1',
    'onboarding.payment.completed.v1',
    'onboarding.signup.registered.v1',
  ]);
  await admin.dispose();
}
