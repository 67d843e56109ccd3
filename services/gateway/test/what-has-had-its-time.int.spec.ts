import { daysAfter, yearsAfter, liveThrough, unclassified, type RowKind, type Living } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { gateway as definition } from '../src/service.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

/** A step for two that somebody asked for at that time. */
function approval(columns: string, values: string): string {
  return `insert into approvals
    (id, kind, subject_id, subject, payload, requested_by, requested_at, expires_at, ${columns})
    values (gen_random_uuid(), 'end-mandate', 'lived', 'lived', '{}', 1, $1, $1::timestamptz, ${values})`;
}

const RETAINED_ROWS: RowKind[] = [
  {
    table: 'sessions',
    add: `insert into sessions (sid, sess, expire)
      values ('lived-' || gen_random_uuid(), '{}', $1::timestamptz + interval '7 days')`,
    began: `expire - interval '7 days'`,
    where: `sid like 'lived-%'`,
    goesAt: daysAfter(7),
  },
  {
    table: 'set_up_signups',
    add: 'insert into set_up_signups values (extract(epoch from $1::timestamptz)::integer)',
    began: 'to_timestamp(signup_id)',
    where: 'true',
    goesAt: () => null,
  },
  {
    table: 'rate_limits',
    add: `insert into rate_limits (key, points, expire)
      values ('lived-' || gen_random_uuid(), 1, extract(epoch from $1::timestamptz) * 1000)`,
    began: `to_timestamp(expire / 1000.0)`,
    where: `key like 'lived-%'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'status_measurements',
    // Beside the whole seconds, at which the gateway itself measures meanwhile.
    add: `insert into status_measurements (measured_at, states)
      values ($1::timestamptz + interval '1 ms', '{"lived": "operational"}')`,
    began: `measured_at - interval '1 ms'`,
    where: `states ? 'lived'`,
    goesAt: daysAfter(90),
  },
  {
    table: 'status_incidents',
    add: `insert into status_incidents (service, worst, opened_at, closed_at) values ('lived', 'down', $1, $1)`,
    began: 'closed_at',
    where: `service = 'lived' and closed_at is not null`,
    goesAt: daysAfter(90),
  },
  {
    table: 'approvals',
    add: approval('decided_by, decided_at, state', `1, $1::timestamptz, 'granted'`),
    began: 'decided_at',
    where: `state = 'granted'`,
    goesAt: yearsAfter(5),
  },
  {
    table: 'approvals',
    add: approval('state', `'open'`),
    began: 'expires_at',
    where: `state = 'open'`,
    goesAt: yearsAfter(5),
  },
  {
    table: 'admin_user_changes',
    add: 'insert into admin_user_changes (admin_user_id, changed_by, changed_at) values (1, 1, $1)',
    began: 'changed_at',
    where: 'true',
    goesAt: yearsAfter(5),
  },
  {
    table: 'saved_views',
    add: `with member as (insert into admin_users (username, email, password_hash, created_at)
        values ('lived-' || gen_random_uuid(), gen_random_uuid(), '', $1) returning id)
      insert into saved_views select id, '[]' from member`,
    began: '(select created_at from admin_users where id = admin_user_id)',
    where: 'true',
    goesAt: () => null,
  },
];

let gateway: TestGateway;
let living: Living;
beforeAll(async () => {
  gateway = await startGateway();
  living = { app: gateway.app, db: gateway.app.get(DataSource), passTime: gateway.passTime };
});
afterAll(() => gateway.stop());

describe('what the gateway keeps', () => {
  it('has a time for every table', async () => {
    expect(await unclassified(living, definition)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says', async () => {
    expect(await liveThrough(living, 8, RETAINED_ROWS)).toEqual([]);
  });
});
