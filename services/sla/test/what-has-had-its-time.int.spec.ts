import { liveThrough, startTestService, unclassified, type RowKind, type TestService } from '@rep13/testing';
import { sla } from '../src/service.ts';
import { SECRETS } from './secrets.ts';

const RETAINED_ROWS: RowKind[] = [
  {
    table: 'sla_tickets',
    add: `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, status, close_reason)
      values (123456789, 'SLA-2026-' || lpad((select count(*) from sla_tickets)::text, 5, '0'), 'ACM', $1, 'closed', 'done')`,
    began: 'authority_contact_date',
    where: 'true',
    goesAt: () => null,
  },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService(sla, SECRETS);
});
afterAll(() => service.stop());

describe('what sla keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(service, sla)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says: every ticket, as long as no mandate has an end', async () => {
    expect(await liveThrough(service, 8, RETAINED_ROWS)).toEqual([]);
  });
});
