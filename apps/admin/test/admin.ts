import type { AdminUserView } from '@rep13/contracts-admin';
import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { ok, refusedAs } from '@rep13/testing-browser';
import { DUE_PATH, WAITING_PATH } from '../src/dashboard/queue-paths.ts';
import { buildAdmin, buildClient, buildFactors, buildTotals } from './builders.ts';
import { buildBilling } from './money-builders.ts';
import { buildColleague } from './order-builders.ts';

export const SIGNED_OUT = refusedAs(401, 'gateway.not-signed-in');

export const CHECKS = 'GET /api/admin/compliance-checks?limit=51';
export const SIGNUPS = 'GET /api/admin/signups?limit=51';
export const TICKETS = 'GET /api/admin/sla-tickets?sort=due&limit=51';
export const AUDIT = 'GET /api/admin/audit-logs?limit=51';
export const PULSE = 'GET /api/admin/sla-tickets/pulse';
export const OPEN_TASKS = 'GET /api/admin/billing-tasks?open=true&limit=200';
export const PENDING = 'GET /api/admin/sla-tickets?waiting=true&sort=due&limit=1';

/** The queue of the overview. */
export const DUE = `GET ${DUE_PATH}`;
export const WAITING = `GET ${WAITING_PATH}`;

/** What every page shows: who is signed in, what came in, what waits, and the clock of the most urgent order. */
export const everyPageOf = (user: Partial<AdminUserView> = {}) => ({
  'GET /api/admin/user': ok(buildAdmin(user)),
  [PULSE]: ok({ lastEventId: 0, pending: 0 }),
  [PENDING]: ok([]),
  [OPEN_TASKS]: ok([]),
  'GET /api/admin/approvals': ok([]),
});

/** Everything that the dashboard asks for besides, empty unless the test is about it. */
export const dashboardOf = (user: Partial<AdminUserView> = {}) => ({
  ...everyPageOf(user),
  'GET /api/admin/totals': ok(buildTotals()),
  'GET /api/admin/saved-views': ok([]),
  'GET /api/admin/colleagues': ok([]),
  'GET /api/admin/sla-tickets/authorities': ok(['ACM', 'Arcom']),
  'GET /api/admin/held-requests': ok([]),
  [DUE]: ok([]),
  [WAITING]: ok([]),
  'GET /api/status': ok([{ name: 'gateway', status: 'operational' }]),
  'GET /api/admin/compliance-checks?limit=5': ok([]),
  'GET /api/admin/signups?limit=5': ok([]),
  'GET /api/admin/statistics?days=180&campaignDays=90': ok({
    checks: [],
    signups: [],
    sources: [],
    tickets: null,
  }),
  [CHECKS]: ok([]),
  [SIGNUPS]: ok([]),
  [TICKETS]: ok([]),
  [AUDIT]: ok([]),
});

/** Before the mandate began. */
export const NOT_WATCHED: ClientPublicationView = {
  state: 'not-checked',
  url: null,
  lastSeenAt: null,
  lastCheckedAt: null,
  confirmedByHand: false,
  isChecking: false,
  nextCheckAt: null,
  checks: [],
};

/** What the page of a client asks for besides the client itself, empty unless the test is about it. */
export const aboutClient = () => ({
  'GET /api/admin/colleagues': ok([]),
  'GET /api/admin/clients/734512901/mandate': ok(null),
  'GET /api/admin/clients/734512901/subscription': ok(null),
  'GET /api/admin/clients/734512901/billing': ok(buildBilling()),
  'GET /api/admin/clients/734512901/profile-changes': ok({ open: null, last: null }),
  'GET /api/admin/clients/734512901/publication': ok(NOT_WATCHED),
  'GET /api/admin/sla-tickets?signupId=734512901': ok([]),
  'GET /api/admin/audit-logs?signupId=734512901&limit=50': ok([]),
  'GET /api/provider-information/734512901': refusedAs(404, 'gateway.not-found'),
});

/** Everything that the page of one's own account asks for besides. */
export const accountOf = () => ({
  'GET /api/admin/sessions': ok([]),
  'GET /api/admin/second-factor': ok(buildFactors()),
});

/** What the page of an order asks for besides the order itself, empty unless the test is about it. */
export const aboutTicket = (id = 1, signupId = 734_512_901) => ({
  'GET /api/admin/colleagues': ok([
    buildColleague(),
    buildColleague({ id: 2, username: 'ada', isOnCall: true }),
    buildColleague({ id: 3, username: 'lin', worksOnTickets: false }),
  ]),
  'GET /api/admin/approvals': ok([]),
  [`GET /api/admin/sla-tickets/${id}/notes`]: ok([]),
  [`GET /api/admin/sla-tickets/${id}/candidates`]: ok([]),
  [`GET /api/admin/clients/${signupId}`]: ok(buildClient({ id: signupId })),
  [`GET /api/admin/clients/${signupId}/mandate`]: ok(null),
  [`GET /api/admin/sla-tickets?signupId=${signupId}&limit=6`]: ok([]),
});
