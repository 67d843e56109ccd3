import { expect, test, type Page } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, signInClient } from './steps/client.ts';
import { buildCompany, register } from './steps/customer.ts';
import { firstAdmin, openOrder, signInAtDesk, untilAtRest } from './steps/desk.ts';
import { expectGoodPage } from './steps/page-checks.ts';
import { expectState, keepIn, STATES, type State } from './steps/states.ts';

/** These show what was typed or nothing but themselves: no data, no other states. */
const WITHOUT_DATA = ['/admin/account', '/admin/tickets/new'];

/** By its address, with the states of its data that it can be in. */
type Screens = Record<string, readonly State[]>;

test('whoever uses a screen reader or a small phone in the dark gets every state of the funnel', async ({
  page,
}) => {
  test.slow();
  const signupId = await register(page, buildCompany());
  const states: readonly State[] = ['loading', 'not loaded', 'loaded'];
  await expectEachGood(page, {
    [`/payment?signupId=${signupId}`]: states,
    [`/signature/${signupId}`]: states,
    [`/provider-information?signupId=${signupId}`]: states,
    '/payment?signupId=1': ['loaded'],
    '/signature/1': ['loaded'],
    '/signature/none': ['loaded'],
    '/provider-information': ['loaded'],
  });
});

test('whoever uses a screen reader or a small phone in the dark gets every state of the portal', async ({
  page,
}) => {
  test.slow();
  const client = await becomeClient();
  await signInClient(page, client);
  await expectEachGood(page, {
    '/client/dashboard?tab=overview': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=company': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=agreement': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=sla': STATES,
  });
});

test('whoever uses a screen reader or a small phone in the dark gets every state of the desk', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const admin = await signInAdmin();
  const client = await becomeClient();
  const order = await openOrder(admin, client, 'Coimisiún na Meán');
  await admin.dispose();
  await signInAtDesk(page, firstAdmin());
  const lists = ['?tab=overview', '?tab=checks', '?tab=signups', '?tab=sla', '?tab=audit'];
  const rooms = ['/emails', '/messages', '/dead-letters', '/staff'];
  const details = [`/tickets/${order.id}`, `/clients/${client.signupId}`];
  await expectEachGood(page, {
    ...Object.fromEntries([...lists, ...rooms].map((path) => [`/admin${path}`, STATES])),
    ...Object.fromEntries(details.map((path) => [`/admin${path}`, ['loading', 'not loaded', 'loaded']])),
    ...Object.fromEntries(WITHOUT_DATA.map((path) => [path, ['loaded']])),
  });
});

async function expectEachGood(page: Page, screens: Screens): Promise<void> {
  for (const [path, states] of Object.entries(screens)) {
    for (const state of states) {
      await test.step(`${path}: ${state}`, () => expectGood(page, path, state));
    }
  }
}

const BY_DAY = { width: 1440, colorScheme: 'light' } as const;
const BY_NIGHT = { width: 320, colorScheme: 'dark' } as const;

/** What there is to read differs from screen to screen; its absence looks alike everywhere. */
const LOOKS = {
  loading: [BY_NIGHT],
  'not loaded': [BY_NIGHT],
  empty: [BY_DAY, BY_NIGHT],
  loaded: [BY_DAY, BY_NIGHT],
} as const satisfies Record<State, unknown>;

async function expectGood(page: Page, path: string, state: State): Promise<void> {
  await keepIn(page, state);
  await page.goto(path);
  await expectState(page, state);
  for (const { width, colorScheme } of LOOKS[state]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await untilAtRest(page);
    await expectGoodPage(page);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
}
