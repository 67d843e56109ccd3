import type { CommandClass } from '@rep13/contracts-messaging';
import {
  CountContactMessages,
  CountEmails,
  ListContactMessages,
  ListEmails,
} from '@rep13/contracts-notifications';
import {
  CountAuditLogs,
  CountBillingTasks,
  CountComplianceChecks,
  CountInvoices,
  CountPayments,
  CountSignups,
  ListAuditLogs,
  ListBillingTasks,
  ListComplianceChecks,
  ListInvoices,
  ListPayments,
  ListSignups,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { CountTickets, ListTickets } from '@rep13/contracts-sla';
import { ServiceUnavailable } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
/** Ids fall, as in a list whose newest row comes first. */
const LISTS: readonly [path: string, list: CommandClass, count: CommandClass, rows: number][] = [
  ['/api/admin/compliance-checks', ListComplianceChecks, CountComplianceChecks, 200],
  ['/api/admin/signups', ListSignups, CountSignups, 200],
  ['/api/admin/sla-tickets', ListTickets, CountTickets, 200],
  ['/api/admin/audit-logs', ListAuditLogs, CountAuditLogs, 50],
  ['/api/admin/emails', ListEmails, CountEmails, 200],
  ['/api/admin/contact-messages', ListContactMessages, CountContactMessages, 200],
  ['/api/admin/invoices', ListInvoices, CountInvoices, 200],
  ['/api/admin/payments', ListPayments, CountPayments, 200],
  ['/api/admin/billing-tasks', ListBillingTasks, CountBillingTasks, 200],
];

let gateway: TestGateway;
let staff: Browser;
let client: Browser;
/** How many rows every list has. */
let total: number;
let counted: object[];
let isCounting: boolean;

/** The rows of one page: ids from `total` down to 1. */
function rowsOf({ limit = 200, cursor = total + 1 }: { limit?: number; cursor?: number }): { id: number }[] {
  return Array.from({ length: Math.min(limit, cursor - 1) }, (_, index) => ({ id: cursor - 1 - index }));
}

beforeAll(async () => {
  gateway = await startGateway();
  const { answer } = gateway.stubbedServices;
  for (const [, list, count] of LISTS) {
    answer(list, rowsOf);
    answer(count, (query) => {
      if (!isCounting) throw new ServiceUnavailable();
      counted.push(query);
      return total;
    });
  }
  answer(SignInClient, () => buildClientUserView(OWN));
  staff = gateway.browser();
  await staff.post('/api/admin/login').send(ADMIN).expect(200);
  client = gateway.browser();
  await client
    .post('/api/client/login')
    .send({ clientId: 'DSA-K7M2QX', password: 'correct horse' })
    .expect(200);
});
beforeEach(() => {
  counted = [];
  isCounting = true;
});
afterAll(() => gateway.stop());

describe.each(LISTS)('GET %s without parameters', (path, _list, _count, rows) => {
  it('says how many rows there are, and where the next begin', async () => {
    total = 203;
    const { body, headers } = await staff.get(path).expect(200);
    expect(body).toHaveLength(rows);
    expect(headers).toMatchObject({
      'x-total-count': '203',
      link: `<${path}?cursor=${total + 1 - rows}>; rel="next"`,
    });
  });

  it('has no next page where it ends by itself, also with its last row', async () => {
    total = rows;
    const { body, headers } = await staff.get(path).expect(200);
    expect(body).toHaveLength(rows);
    expect(headers['x-total-count']).toBe(`${rows}`);
    expect(headers).not.toHaveProperty('link');
  });
});

describe('a list', () => {
  it('leads with its filters from page to page to its end', async () => {
    total = 401;
    const found: number[] = [];
    let next: string | undefined = '/api/admin/compliance-checks?search=a%26b&requiresLegalRep=true';
    while (next) {
      const { body, headers }: { body: { id: number }[]; headers: Record<string, string> } = await staff
        .get(next)
        .expect(200);
      found.push(...body.map(({ id }) => id));
      expect(headers['x-total-count']).toBe('401');
      next = /^<(.+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
    }
    expect(found).toEqual(rowsOf({ limit: 401 }).map(({ id }) => id));
    const filters = { search: 'a&b', requiresLegalRep: true };
    expect(counted).toEqual([filters, { ...filters, cursor: 202 }, { ...filters, cursor: 2 }]);
  });

  it('counts nothing for a caller that names a limit', async () => {
    total = 203;
    const { body, headers } = await staff.get('/api/admin/signups?limit=5').expect(200);
    expect(body).toHaveLength(5);
    expect(headers).not.toHaveProperty('x-total-count');
    expect(headers).not.toHaveProperty('link');
    expect(counted).toEqual([]);
  });

  it('comes also where the count does not', async () => {
    total = 203;
    isCounting = false;
    const { body, headers } = await staff.get('/api/admin/signups').expect(200);
    expect(body).toHaveLength(200);
    expect(headers).not.toHaveProperty('x-total-count');
    expect(headers['link']).toBe('</api/admin/signups?cursor=4>; rel="next"');
  });
});

describe('GET /api/client/sla-tickets', () => {
  it('says how many own tickets there are, and leads to the next', async () => {
    total = 203;
    const { body, headers } = await client.get('/api/client/sla-tickets').expect(200);
    expect(body).toHaveLength(200);
    expect(headers).toMatchObject({
      'x-total-count': '203',
      link: '</api/client/sla-tickets?cursor=4>; rel="next"',
    });
    expect(counted).toEqual([{ signupId: OWN, forClient: true }]);
    const rest = await client.get('/api/client/sla-tickets?cursor=4').expect(200);
    expect(rest.body).toHaveLength(3);
  });

  it('takes no filter that would show what is not told to clients', async () => {
    await client.get(`/api/client/sla-tickets?signupId=1`).expect(400);
    await client.get(`/api/client/sla-tickets?forClient=false`).expect(400);
  });
});
