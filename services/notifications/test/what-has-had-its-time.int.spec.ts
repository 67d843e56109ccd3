import { DAY_MS } from '@rep13/contracts-constants';
import { ListHeldClients } from '@rep13/contracts-messaging';
import { Cleaner } from '@rep13/service-kit';
import {
  liveThrough,
  startTestService,
  unclassified,
  yearsAfter,
  type RowKind,
  type TestService,
} from '@rep13/testing';
import { notifications } from '../src/service.ts';

const HELD = 123_456_789;
const OTHER = 223_456_789;

const addLog = (signupId: number | null) => `
  insert into email_logs (job_id, attempt, message_id, type, status, signup_id, recipient, created_at)
  values (gen_random_uuid(), 1, 'm', 'lived-through', 'sent', ${signupId}, 'anna@acme.example', $1)`;

const RETAINED_ROWS: RowKind[] = [
  {
    table: 'email_logs',
    add: addLog(OTHER),
    began: 'created_at',
    where: `signup_id = ${OTHER}`,
    goesAt: yearsAfter(5),
  },
  {
    table: 'email_logs',
    add: addLog(null),
    began: 'created_at',
    where: 'signup_id is null',
    goesAt: yearsAfter(5),
  },
  {
    table: 'email_logs',
    add: addLog(HELD),
    began: 'created_at',
    where: `signup_id = ${HELD}`,
    goesAt: () => null,
  },
  {
    table: 'contact_messages',
    add: `insert into contact_messages (name, email, company, subject, message, created_at)
      values ('Anna', 'anna@acme.example', 'Acme', 'Hello', 'How much is it?', $1)`,
    began: 'created_at',
    where: 'true',
    goesAt: yearsAfter(1),
  },
];

let service: TestService;
let held: number[] = [HELD];
beforeAll(async () => {
  service = await startTestService(notifications, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    LINK_SECRET: 'a secret of the test, long enough to be one',
    PUBLIC_URL: 'http://rep13.test',
  });
  service.stubbedServices.answer(ListHeldClients, () => held);
});
afterAll(() => service.stop());

describe('what notifications keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(service, notifications)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says, and what a hold keeps', async () => {
    expect(await liveThrough(service, 8, RETAINED_ROWS)).toEqual([]);
  });

  it('goes in the night after its hold is lifted', async () => {
    held = [];
    service.passTime(DAY_MS);
    await service.app.get(Cleaner).carryOut();
    const [remaining] = await service.db.query<[{ n: number }]>(
      `select count(*)::integer as n from email_logs where signup_id = ${HELD}
       and created_at < now() + interval '2 years'`,
    );
    expect(remaining).toEqual({ n: 0 });
  });
});
