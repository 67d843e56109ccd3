import { expect, test, type Page } from '@playwright/test';
import { firstAdmin, openTicket } from './steps/admin.ts';
import { haveRegistered, send, signInAdmin } from './steps/api.ts';
import { becomeClient, registerNumberOf } from './steps/client.ts';
import { buildCompany } from './steps/customer.ts';
import { OPEN_PAGES } from './steps/public-pages.ts';
import { expectTranslated, translateAll } from './steps/translator.ts';

/** What a page says that has failed, whichever part of it. */
const FAILED = /could not be (loaded|shown)|went wrong/i;
const REFRESH_MS = 31_000;

/** They ask the server for nothing once they are open. */
const STILL = OPEN_PAGES.map(({ path }) => path).filter((path) => path !== '/status');

/** Prepares what there is to see. @returns the addresses of the pages */
const PARTS: Record<string, (page: Page) => Promise<readonly string[]>> = {
  'the public site': () => Promise.resolve(OPEN_PAGES.map(({ path }) => path)),
  'the funnel': async (page) => {
    const signupId = await haveRegistered(page, buildCompany());
    return [
      `/ads/success?signupId=${signupId}`,
      `/payment?signupId=${signupId}`,
      `/signature/${signupId}`,
      `/provider-information?signupId=${signupId}`,
    ];
  },
  'the authorities’ pages': async (page) => {
    const registerNumber = await registerNumberOf(await becomeClient());
    return [`/register/${registerNumber}`, await fileOrder(page, registerNumber)];
  },
  'the portal': async (page) => {
    const client = await becomeClient();
    const admin = await signInAdmin();
    const { id } = await openTicket(admin, client, 'Coimisiún na Meán');
    await send(admin, `/api/admin/sla-tickets/${id}/acknowledge`, {});
    await send(admin, `/api/admin/sla-tickets/${id}/forward`, {});
    await admin.dispose();
    await send(page.request, '/api/client/login', { clientId: client.clientId, password: client.password });
    const tabs = ['overview', 'company', 'agreement', 'sla'];
    return [
      ...tabs.map((tab) => `/client/dashboard?tab=${tab}`),
      `/client/orders/${id}`,
      '/client/billing',
      '/client/account',
    ];
  },
  'the admin dashboard': async (page) => {
    await send(page.request, '/api/admin/login', firstAdmin());
    const client = await becomeClient();
    const { id } = await openTicket(page.request, client, 'Autoriteit Persoonsgegevens');
    const tabs = ['overview', 'checks', 'signups', 'sla', 'audit'];
    const pages = ['tickets/new', `tickets/${id}`, `clients/${client.signupId}`, 'account', 'staff'];
    return [...tabs.map((tab) => `/admin?tab=${tab}`), ...pages.map((path) => `/admin/${path}`)];
  },
  'the admin lists': async (page) => {
    await send(page.request, '/api/admin/login', firstAdmin());
    const work = ['emails', 'messages', 'approvals', 'calendar', 'response-times', 'payments', 'invoices'];
    const orders = ['billing-tasks', 'held-requests', 'authorities', 'designations', 'coordinators'];
    const rest = ['representative', 'profile-changes', 'incidents', 'retention', 'dead-letters', 'releases'];
    return [...work, ...orders, ...rest].map((path) => `/admin/${path}`);
  },
};

for (const [part, pagesOf] of Object.entries(PARTS)) {
  test(`a reader has ${part} translated by the browser while data comes and changes`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.clock.install();
    await translateAll(page);
    for (const path of await pagesOf(page))
      await test.step(path, async () => {
        await page.goto(path);
        await expectTranslated(page);
        if (!STILL.includes(path)) await letDataChange(page);
        await expect(page.getByText(FAILED), errors.join('\n')).toHaveCount(0);
        await expectTranslated(page);
      });
    expect(errors.filter((text) => /Minified React|not a child|removeChild|insertBefore/.test(text))).toEqual(
      [],
    );
  });
}

/** Everything is asked for again and fails, then comes; a list is searched for what it does not have, and then not. */
async function letDataChange(page: Page): Promise<void> {
  await untilLoaded(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.fastForward(REFRESH_MS);
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward(REFRESH_MS);
  const search = page.getByRole('searchbox');
  if ((await search.count()) !== 1) return;
  for (const text of ['zzzz-nothing', '']) {
    const answer = page.waitForResponse(/\/api\/admin\//);
    await search.fill(text);
    await page.clock.runFor(1_000);
    await answer;
    await untilLoaded(page);
  }
}

const untilLoaded = (page: Page) => expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

/** The order form, also translated. @returns the address of the order's page */
async function fileOrder(page: Page, registerNumber: string): Promise<string> {
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/authorities');
  await page.getByLabel(/^Company, domain/).fill(registerNumber);
  await page.getByRole('button', { name: 'Look up in the register' }).click();
  await page.getByRole('button', { name: /^This is it/ }).click();
  await page.getByLabel(/^An order to act/).check();
  await goOn();
  await page.getByLabel(/^Authority(?! type)/).fill('Autoriteit Consument & Markt');
  await page.getByLabel(/^Member State/).selectOption({ value: 'Netherlands' });
  await page.getByLabel('Email of your office').fill(`translated-${process.pid}@authority.example`);
  await goOn();
  await page.getByLabel(/^Statement of reasons/).fill('The offer sells toys that were withdrawn.');
  await goOn();
  await goOn();
  await page.getByRole('button', { name: 'Send the order' }).click();
  const open = page.getByRole('link', { name: 'Open it' });
  await expect(open).toBeVisible({ timeout: 60_000 });
  return (await open.getAttribute('href')) ?? '';
}
