import { expect, test, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { haveRegistered, openBrowserless, signInAdmin, signupBody } from './steps/api.ts';
import { buildCompany, sign } from './steps/customer.ts';
import { mailsTo, mailTo } from './steps/inbox.ts';
import { kill, pidOf } from './steps/running-stack.ts';
import { isThorough } from './steps/thorough.ts';
import { loseEverything } from './steps/trouble.ts';

/** Enough to make a backlog: a broker with an empty queue has nothing to lose. */
const SIGNUPS = isThorough ? 200 : 50;

const SERVICES = 5;

/** What the status page says, of every service. */
async function allOperational(): Promise<boolean> {
  const answer = await fetch(`${process.env['BASE_URL']}/api/status`);
  const services = (await answer.json()) as { status: string }[];
  // One that nobody has seen since the gateway started is left out.
  return services.length === SERVICES && services.every(({ status }) => status === 'operational');
}

/** The status may be five seconds old. Who is refused presses again; nothing is typed a second time. */
async function signAgain(page: Page): Promise<void> {
  const signed = page.getByRole('heading', { name: 'Agreement signed' });
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Sign Agreement' });
    if (!(await signed.isVisible())) await button.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(signed).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

for (const service of ['onboarding', 'agreements', 'notifications', 'sla', 'gateway']) {
  test(`a customer gets on though ${service} is killed in the middle`, async ({ page }) => {
    const company = buildCompany();
    await page.goto(`/payment?signupId=${await haveRegistered(page, company)}`);
    await expect(page.getByRole('button', { name: 'Complete Payment' })).toBeVisible();
    const before = pidOf(service);
    kill(service);
    await eventually(() => pidOf(service) !== before, { fact: `${service} is started again` });
    await eventually(allOperational, {
      fact: 'all services are operational again',
      withinMs: 30_000,
      everyMs: 250,
    });
    // The status is that of a moment ago: who is told to try again does so.
    await expect(async () => {
      const press = page.getByRole('button', { name: 'Complete Payment' }).click({ timeout: 5_000 });
      await press.catch(() => undefined);
      await page.waitForURL(/\/signature\/\d+/, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByLabel('Your full name')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await sign(page, company).catch(() => signAgain(page));
    await mailTo(company.email, /signed agreement/);
    const subjects = (await mailsTo(company.email)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
}

test(`${SIGNUPS} signups get their mails once, though NATS and Redis lose everything while they wait`, async () => {
  const browser = await openBrowserless();
  const companies = Array.from({ length: SIGNUPS }, () => buildCompany());
  const ids = new Set<number>();
  process.kill(pidOf('notifications'), 'SIGSTOP');
  try {
    for (const company of companies) {
      const answer = await browser.post('/api/signup', {
        data: signupBody(company),
        headers: { 'Idempotency-Key': company.email },
      });
      expect(answer.status()).toBe(201);
      ids.add(((await answer.json()) as { id: number }).id);
    }
    for (const broker of ['nats', 'redis']) await loseEverything(broker);
  } finally {
    process.kill(pidOf('notifications'), 'SIGCONT');
  }

  const addresses = new Set(companies.map(({ email }) => email));
  const received = async () =>
    (await mailsTo())
      .flatMap(({ to }) => to.map(({ address }) => address))
      .filter((one) => addresses.has(one));
  await eventually(async () => new Set(await received()).size === SIGNUPS, {
    fact: 'every customer has a mail',
    withinMs: 120_000,
    everyMs: 500,
  });
  expect(await received()).toHaveLength(SIGNUPS);

  const admin = await signInAdmin();
  const registered = async () => {
    const path = '/api/admin/audit-logs?limit=200&eventType=onboarding.signup.registered.v1';
    const rows = (await (await admin.get(path)).json()) as { signupId: number }[];
    return rows.map(({ signupId }) => signupId).filter((id) => ids.has(id));
  };
  await eventually(async () => new Set(await registered()).size === SIGNUPS, {
    fact: 'every registration is in the audit log',
  });
  expect(await registered()).toHaveLength(SIGNUPS);
  await admin.dispose();
});
