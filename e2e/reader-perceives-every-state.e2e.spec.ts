import { expect, test, type Page } from '@playwright/test';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, signInClient } from './steps/client.ts';
import { buildCompany, register } from './steps/customer.ts';
import { firstAdmin, openOrder, signInAtDesk, untilAtRest } from './steps/desk.ts';
import { expectGoodPage } from './steps/page-checks.ts';
import { expectState, keepIn, STATES, type State } from './steps/states.ts';

/** These show what was typed or nothing but themselves: no data, no other states. */
const WITHOUT_DATA = ['/admin/tickets/new'];

/** Up to twenty page loads with axe, on a machine that has other things to do. */
const WHOLE_PART_MS = 270_000;

/** By its address, with the states of its data that it can be in. */
type Screens = Record<string, readonly State[]>;

test('whoever uses a screen reader or a small phone in the dark gets every state of the funnel', async ({
  page,
}) => {
  test.setTimeout(WHOLE_PART_MS);
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
  test.setTimeout(WHOLE_PART_MS);
  const client = await becomeClient();
  await signInClient(page, client);
  await expectEachGood(page, {
    '/client/dashboard?tab=overview': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=company': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=agreement': ['loading', 'not loaded', 'loaded'],
    '/client/dashboard?tab=sla': STATES,
    '/client/account': ['loading', 'not loaded', 'loaded'],
  });
});

const each = (paths: readonly string[], states: readonly State[]): Screens =>
  Object.fromEntries(paths.map((path) => [path, states]));

for (const [part, screens] of Object.entries({
  "the desk's dashboard": each(
    ['overview', 'checks', 'signups', 'sla', 'audit'].map((tab) => `/admin?tab=${tab}`),
    STATES,
  ),
  "the desk's rooms": each(
    ['/admin/emails', '/admin/messages', '/admin/dead-letters', '/admin/staff'],
    STATES,
  ),
})) {
  test(`whoever uses a screen reader or a small phone in the dark gets every state of ${part}`, async ({
    page,
  }) => {
    test.setTimeout(WHOLE_PART_MS);
    await signInAtDesk(page, firstAdmin());
    await expectEachGood(page, screens);
  });
}

test('whoever uses a screen reader or a small phone in the dark gets every state of an order and a client', async ({
  page,
}) => {
  test.setTimeout(WHOLE_PART_MS);
  const admin = await signInAdmin();
  const client = await becomeClient();
  const order = await openOrder(admin, client, 'Coimisiún na Meán');
  await admin.dispose();
  await signInAtDesk(page, firstAdmin());
  await expectEachGood(page, {
    ...each(
      [`/admin/tickets/${order.id}`, `/admin/clients/${client.signupId}`, '/admin/account'],
      ['loading', 'not loaded', 'loaded'],
    ),
    ...each(WITHOUT_DATA, ['loaded']),
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
