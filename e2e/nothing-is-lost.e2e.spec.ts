import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { openBrowserless, signInAdmin, signupBody } from './steps/api.ts';
import { buildCompany, pay, register, sign } from './steps/customer.ts';
import { mailsTo, mailTo } from './steps/inbox.ts';
import { dataDir, kill, pidOf } from './steps/running-stack.ts';

/** What the status page says, of every service. */
async function allOperational(): Promise<boolean> {
  const answer = await fetch(`${process.env['BASE_URL']}/api/status`);
  const services = (await answer.json()) as { status: string }[];
  return services.length > 0 && services.every(({ status }) => status === 'operational');
}

/** Takes the broker's data away and kills it; it stands still meanwhile, so that nothing is written again. */
async function loseEverything(broker: string): Promise<void> {
  const before = pidOf(broker);
  process.kill(before, 'SIGSTOP');
  for (const entry of await readdir(join(dataDir(), broker)))
    await rm(join(dataDir(), broker, entry), { recursive: true, force: true });
  kill(broker);
  await eventually(() => pidOf(broker) !== before, { says: `${broker} is back`, withinMs: 20_000 });
}

for (const service of ['onboarding', 'agreements', 'notifications', 'sla', 'gateway']) {
  test(`a customer gets on though ${service} is killed in the middle`, async ({ page }) => {
    const company = buildCompany();
    await register(page, company);
    await expect(page.getByRole('link', { name: 'Continue to Payment' })).toBeVisible();
    const before = pidOf(service);
    kill(service);
    await eventually(() => pidOf(service) !== before, { says: `${service} is started again` });
    await eventually(allOperational, { says: 'all services are operational again', withinMs: 30_000 });
    await pay(page);
    await sign(page, company);
    await mailTo(company.email, /signed agreement/);
    const subjects = (await mailsTo(company.email)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
}

test('200 signups get their mails once, though NATS and Redis lose everything while they wait', async () => {
  test.setTimeout(180_000);
  const browser = await openBrowserless();
  const companies = Array.from({ length: 200 }, () => buildCompany());
  process.kill(pidOf('notifications'), 'SIGSTOP');
  try {
    for (const company of companies) {
      const answer = await browser.post('/api/signup', {
        data: signupBody(company),
        headers: { 'Idempotency-Key': company.email },
      });
      expect(answer.status()).toBe(201);
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
  await eventually(async () => new Set(await received()).size === 200, {
    says: 'every customer has a mail',
    withinMs: 120_000,
  });
  expect(await received()).toHaveLength(200);

  const admin = await signInAdmin();
  const logs = await eventually(
    async () => {
      const rows = (await (await admin.get('/api/admin/audit-logs?limit=200')).json()) as {
        signupId: number;
      }[];
      return rows.length === 200 && rows;
    },
    { says: 'the audit log is full' },
  );
  expect(new Set(logs.map(({ signupId }) => signupId)).size).toBeGreaterThan(150);
});
