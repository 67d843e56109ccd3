import { CountRecordLettersToSend, GetAgreementStatistics } from '@rep13/contracts-agreements';
import { deadLetterCommands, EVENT_SERVICES } from '@rep13/contracts-messaging';
import { GetEmailTotals } from '@rep13/contracts-notifications';
import {
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  GetPaymentStatistics,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  ListAuditLogs,
  ListComplianceChecks,
  ListSignups,
  ListTimeline,
  SignInClient,
  type ComplianceCheckView,
  type SignupListItem,
} from '@rep13/contracts-onboarding';
import { GetTicketTotals } from '@rep13/contracts-sla';
import { ServiceUnavailable } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const PAID = { day: '2026-11-20', count: 2, amountCents: 60_000, demoCount: 1 };
const CHECK: ComplianceCheckView = {
  id: 7,
  email: 'legal@acme.example',
  companyName: '=HYPERLINK("https://evil.example")',
  question1: true,
  question2: true,
  question3: false,
  requiresLegalRep: false,
  createdAt: '2026-11-20T09:14:00.000Z',
};

/** The stub counts one a day. */
const sourceOver = (days?: number) => ({
  source: 'google',
  medium: 'cpc',
  campaign: 'dsa',
  count: days ?? 0,
});

let gateway: TestGateway;
let staff: Browser;
let asked: object[] = [];
let checks: ComplianceCheckView[][] = [];
let signups: SignupListItem[][] = [];
let dead = 2;

beforeAll(async () => {
  gateway = await startGateway();
  const { answer } = gateway.stubbedServices;
  answer(ListComplianceChecks, (query) => {
    asked.push(query);
    const page = checks.shift();
    if (!page) throw new ServiceUnavailable();
    return page;
  });
  answer(ListSignups, (query) => (asked.push(query), signups.shift() ?? []));
  answer(ListAuditLogs, (query) => (asked.push(query), []));
  answer(ListTimeline, (query) => (asked.push(query), []));
  answer(SignInClient, () => buildClientUserView(OWN));
  answer(GetComplianceCheckTotals, () => ({ total: 10, requiringLegalRep: 4 }));
  answer(GetTicketTotals, () => ({ total: 3, open: 2, violations: 1 }));
  answer(CountRecordLettersToSend, () => 4);
  answer(GetEmailTotals, () => {
    throw new ServiceUnavailable();
  });
  answer(GetComplianceCheckStatistics, (query) => (asked.push(query), [{ day: '2026-11-20', count: 1 }]));
  answer(GetSignupStatistics, (query) => (asked.push(query), []));
  answer(GetPaymentStatistics, (query) => (asked.push(query), [PAID]));
  answer(GetAgreementStatistics, (query) => (asked.push(query), []));
  answer(GetSignupSources, (query) => (asked.push(query), [sourceOver(query.days)]));
  for (const service of EVENT_SERVICES) answer(deadLetterCommands(service).count, () => dead);
  staff = gateway.browser();
  await staff.post('/api/admin/login').send(ADMIN).expect(200);
});
beforeEach(() => {
  asked = [];
  checks = [];
});
afterAll(() => gateway.stop());

describe('an admin list', () => {
  it.each([
    [
      'compliance-checks?search=%20Acme%20&requiresLegalRep=true',
      { search: 'Acme', requiresLegalRep: true, limit: 200 },
    ],
    [
      'signups?accountStatus=active&paid=false&search=&limit=20',
      { accountStatus: 'active', paid: false, limit: 20 },
    ],
    [`audit-logs?signupId=${OWN}&limit=5`, { signupId: OWN, limit: 5 }],
    ['audit-logs?eventType=sla.ticket.opened.v1', { eventType: 'sla.ticket.opened.v1', limit: 50 }],
    ['audit-logs?kind=sla.ticket.opened', { kind: 'sla.ticket.opened', limit: 50 }],
  ])('is asked for with its filters: %s', async (path, query) => {
    checks = [[]];
    await staff.get(`/api/admin/${path}`).expect(200, []);

    expect(asked).toEqual([query]);
  });

  it.each([
    'compliance-checks?requiresLegalRep=maybe',
    'compliance-checks?paid=true',
    'signups?accountStatus=closed',
    'signups?paid=1',
    `signups?search=${'x'.repeat(501)}`,
    'signups?search=a%00b',
    'signups?search[like]=a',
    'audit-logs?signupId=abc',
    'audit-logs?eventType=opened',
    'audit-logs?kind=sla.ticket.opened.v1',
    'signups/export?accountStatus=closed',
    'statistics?days=0',
    'statistics?days=731',
    'statistics?campaignDays=731',
  ])('is refused for ?%s', async (path) => {
    const { body } = await staff.get(`/api/admin/${path}`).expect(400);

    expect(body).toMatchObject({ code: 'gateway.validation-failed', errors: [{ path: expect.any(String) }] });
    expect(asked).toEqual([]);
  });
});

describe('an export', () => {
  const columns =
    '\uFEFFID,Company,Email,Outside the EU/EEA,Accessible to EU users,Processes data or content,Representative required,Checked at (UTC)\r\n';

  it('is a file with every row of the list, whatever the number of pages', async () => {
    checks = [[CHECK], [{ ...CHECK, id: 6, companyName: 'Acme, Inc.' }], []];

    const { text, headers } = await staff.get('/api/admin/compliance-checks/export?search=acme').expect(200);

    expect(text).toBe(
      `${columns}7,"'=HYPERLINK(""https://evil.example"")",legal@acme.example,yes,yes,no,no,2026-11-20T09:14:00.000Z\r\n` +
        `6,"Acme, Inc.",legal@acme.example,yes,yes,no,no,2026-11-20T09:14:00.000Z\r\n`,
    );
    expect(asked).toEqual([
      { search: 'acme', limit: 200 },
      { search: 'acme', limit: 200, cursor: 7 },
      { search: 'acme', limit: 200, cursor: 6 },
    ]);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="?compliance-checks-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says in the ordinary way that the service is away', async () => {
    const { body } = await staff.get('/api/admin/compliance-checks/export').expect(503);

    expect(body).toEqual({ code: 'gateway.service-unavailable', message: 'Service unavailable' });
  });

  it('is broken off, not ended, when the service goes away half-way', async () => {
    checks = [[CHECK]];

    await expect(staff.get('/api/admin/compliance-checks/export')).rejects.toThrow('aborted');
  });

  it('exists of each list', async () => {
    for (const list of ['signups', 'audit-logs']) {
      const { text } = await staff.get(`/api/admin/${list}/export`).expect(200);
      expect([list, text.split('\r\n')]).toEqual([list, [expect.stringContaining('ID'), '']]);
    }
  });

  it('of the signups says which campaign brought each, and no formula comes with it', async () => {
    const attribution = {
      source: 'google',
      medium: 'cpc',
      campaign: '=1+1',
      landingPage: '/ads/dsa-legal-rep',
    };
    signups = [[{ id: 1, companyName: 'Acme', attribution } as SignupListItem], []];

    const { text } = await staff.get('/api/admin/signups/export').expect(200);

    const [headings = '', row = ''] = text.split('\r\n');
    expect(headings).toMatch(/Source,Medium,Campaign,.*Landing page,Referrer$/);
    expect(row).toContain(",google,cpc,'=1+1,");
    expect(row).toContain('/ads/dsa-legal-rep');
  });

  it('shows only what has a column', async () => {
    signups = [[{ id: 1, passwordHash: '$argon2id$', companyName: 'Acme' } as unknown as SignupListItem]];

    const { text } = await staff.get('/api/admin/signups/export').expect(200);

    expect(text).toContain('Acme');
    expect(text).not.toContain('argon2id');
  });
});

describe('the totals', () => {
  it('are those of every service that answers, and null for one that is away', async () => {
    const { body } = await staff.get('/api/admin/totals').expect(200);

    expect(body).toEqual({
      checks: { total: 10, requiringLegalRep: 4 },
      clients: null,
      tickets: { total: 3, open: 2, violations: 1 },
      emails: null,
      deadLetters: 2 * EVENT_SERVICES.length,
      recordLetters: 4,
    });
  });

  it('count the signups once their service is back', async () => {
    const totals = { total: 6, pending: 3, active: 2, suspended: 1 };
    gateway.stubbedServices.answer(GetSignupTotals, () => totals);
    dead = 0;

    const { body } = await staff.get('/api/admin/totals').expect(200);

    expect(body).toMatchObject({ clients: totals, deadLetters: 0 });
  });
});

describe('the statistics', () => {
  it('are asked for the same days everywhere', async () => {
    const { body } = await staff.get('/api/admin/statistics?days=30').expect(200);

    expect(body).toEqual({
      checks: [{ day: '2026-11-20', count: 1 }],
      signups: [],
      sources: [sourceOver(30)],
      payments: [PAID],
      agreements: [],
      tickets: null,
    });
    expect(asked).toEqual([{ days: 30 }, { days: 30 }, { days: 30 }, { days: 30 }, { days: 30 }]);
  });

  it('count campaigns over fewer days where that is asked', async () => {
    const { body } = await staff.get('/api/admin/statistics?days=60&campaignDays=30').expect(200);

    expect(body).toMatchObject({ sources: [{ count: 30 }] });
    expect(asked.filter((query) => 'days' in query && query.days === 60)).toHaveLength(4);
  });
});

describe('the timeline of a client', () => {
  it("is the session's own, whatever is asked for", async () => {
    const client = gateway.browser();
    await client.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }).expect(200);

    await client.get('/api/client/timeline?limit=5&cursor=9').expect(200, []);
    await client.get('/api/client/timeline?signupId=987654321').expect(400);

    expect(asked).toEqual([{ signupId: OWN, limit: 5, cursor: 9 }]);
  });
});
