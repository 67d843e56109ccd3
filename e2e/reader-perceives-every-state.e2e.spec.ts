import { expect, test, type Page } from '@playwright/test';
import { haveRegistered, send, signInAdmin } from './steps/api.ts';
import { becomeClient } from './steps/client.ts';
import { buildCompany } from './steps/customer.ts';
import { firstAdmin, openTicket } from './steps/admin.ts';
import { expectGoodPage, expectNoOverflow } from './steps/page-checks.ts';
import { expectState, holdIn, STATES, type State } from './steps/states.ts';

/** These show what was typed or nothing but themselves: no data, no other states. */
const WITHOUT_DATA = ['/admin/tickets/new'];

/** Up to twenty page loads with axe, on a machine that has other things to do. */
const WHOLE_PART_MS = 270_000;

/** By its address, with the states of its data that it can be in. */
type Screens = Record<string, readonly State[]>;

const NEVER_EMPTY: readonly State[] = ['loading', 'not loaded', 'loaded'];

const each = (paths: readonly string[], states: readonly State[]): Screens =>
  Object.fromEntries(paths.map((path) => [path, states]));

/** Signs the page in, where that is needed. @returns what there is to see. */
type Part = (page: Page) => Promise<Screens>;

const PARTS: Record<string, Part> = {
  'the funnel': async (page) => {
    const signupId = await haveRegistered(page, buildCompany());
    return {
      [`/payment?signupId=${signupId}`]: NEVER_EMPTY,
      [`/signature/${signupId}`]: NEVER_EMPTY,
      [`/provider-information?signupId=${signupId}`]: NEVER_EMPTY,
      ...each(
        ['/payment?signupId=1', '/signature/1', '/signature/none', '/provider-information'],
        ['loaded'],
      ),
    };
  },
  'the portal': async (page) => {
    const client = await becomeClient();
    const admin = await signInAdmin();
    const order = await openTicket(admin, client, 'Coimisiún na Meán');
    for (const action of ['acknowledge', 'forward'])
      await send(admin, `/api/admin/sla-tickets/${order.id}/${action}`, {});
    await admin.dispose();
    const { clientId, password } = client;
    await send(page.request, '/api/client/login', { clientId, password });
    return {
      '/client/dashboard?tab=sla': STATES,
      ...each(
        ['overview', 'company', 'agreement'].map((tab) => `/client/dashboard?tab=${tab}`),
        NEVER_EMPTY,
      ),
      ...each([`/client/orders/${order.id}`, '/client/account', '/client/billing'], NEVER_EMPTY),
    };
  },
  'the admin dashboard': async (page) => {
    await send(page.request, '/api/admin/login', firstAdmin());
    return each(
      ['overview', 'checks', 'signups', 'sla', 'audit'].map((tab) => `/admin?tab=${tab}`),
      STATES,
    );
  },
  'the admin pages': async (page) => {
    await send(page.request, '/api/admin/login', firstAdmin());
    return {
      ...each(['/admin/emails', '/admin/messages', '/admin/dead-letters', '/admin/staff'], STATES),
      ...each(['/admin/approvals', '/admin/held-requests', '/admin/authorities'], STATES),
      ...each(['/admin/invoices', '/admin/billing-tasks', '/admin/releases'], STATES),
      ...each(['/admin/calendar', '/admin/response-times', '/admin/payments'], NEVER_EMPTY),
    };
  },
  'an order and a client': async (page) => {
    const admin = await signInAdmin();
    const client = await becomeClient();
    const ticket = await openTicket(admin, client, 'Coimisiún na Meán');
    await admin.dispose();
    await send(page.request, '/api/admin/login', firstAdmin());
    return {
      ...each(
        [`/admin/tickets/${ticket.id}`, `/admin/clients/${client.signupId}`, '/admin/account'],
        NEVER_EMPTY,
      ),
      ...each(WITHOUT_DATA, ['loaded']),
    };
  },
};

const BY_DAY = { width: 1440, colorScheme: 'light' } as const;
const BY_NIGHT = { width: 320, colorScheme: 'dark' } as const;
type Look = typeof BY_DAY | typeof BY_NIGHT;

/** What there is to read differs from screen to screen; its absence looks alike everywhere. */
const LOOKS: Record<State, readonly Look[]> = {
  loading: [BY_NIGHT],
  'not loaded': [BY_NIGHT],
  empty: [BY_DAY, BY_NIGHT],
  loaded: [BY_DAY, BY_NIGHT],
};

interface Glance {
  readonly path: string;
  readonly state: State;
  readonly looks: readonly Look[];
}

const everyState = (screens: Screens): Glance[] =>
  Object.entries(screens).flatMap(([path, states]) =>
    states.map((state) => ({ path, state, looks: LOOKS[state] })),
  );

/** Every screen with its data, by day and by night in turn, and each other state where it is met first. */
function everyScreen(screens: Screens): Glance[] {
  const seen = new Set<State>(['loaded']);
  return Object.entries(screens).flatMap(([path, states], index) => {
    const unseen = states.filter((state) => !seen.has(state));
    for (const state of unseen) seen.add(state);
    return [
      ...unseen.map((state) => ({ path, state, looks: [BY_NIGHT] })),
      { path, state: 'loaded' as const, looks: [index % 2 === 0 ? BY_DAY : BY_NIGHT] },
    ];
  });
}

for (const [part, open] of Object.entries(PARTS)) {
  test(`a reader with a screen reader or a small phone in the dark gets every screen of ${part}`, async ({
    page,
  }) => {
    test.slow();
    for (const glance of everyScreen(await open(page))) await expectGood(page, glance);
  });

  test(
    `a reader with a screen reader or a small phone in the dark gets every state of ${part}`,
    { tag: '@thorough' },
    async ({ page }) => {
      test.setTimeout(WHOLE_PART_MS);
      for (const glance of everyState(await open(page))) await expectGood(page, glance);
    },
  );
}

const expectGood = (page: Page, { path, state, looks }: Glance) =>
  test.step(`${path}: ${state}`, async () => {
    await holdIn(page, state);
    await page.goto(path);
    await expectState(page, state);
    for (const { width, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectGoodPage(page);
    }
    await page.setViewportSize({ width: BY_NIGHT.width, height: 900 });
    await expectNoOverflow(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
  });
