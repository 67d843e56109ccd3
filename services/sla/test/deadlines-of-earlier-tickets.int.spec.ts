import { HOUR_MS } from '@rep13/contracts-constants';
import { migrate } from '@rep13/service-kit';
import { createServiceDatabase, type ServiceDatabase } from '@rep13/testing';
import { NameNextDeadlines1790000910001 } from '../migrations/1790000910001-name-next-deadlines.ts';
import { ForbidToTellUsers1799600000753 } from '../migrations/1799600000753-forbid-to-tell-users.ts';
import { sla } from '../src/service.ts';
import { startSla, type SlaUnderTest } from './sla-under-test.ts';

/** Those that know the column of today. */
const NEWER: readonly unknown[] = [NameNextDeadlines1790000910001, ForbidToTellUsers1799600000753];

describe('a ticket that the version with jobs opened', () => {
  let database: ServiceDatabase;
  let service: SlaUnderTest;
  beforeAll(async () => {
    const migrations = sla.migrations.filter((migration) => !NEWER.includes(migration));
    database = await createServiceDatabase({ ...sla, migrations });
  });
  afterAll(async () => {
    await service?.stop();
    await database?.drop();
  });

  it('is warned of in time, without its jobs', async () => {
    const contact = new Date(Date.now() - 11 * HOUR_MS);
    const warning = new Date(contact.getTime() + 12 * HOUR_MS);
    const [ticket] = await database.query<{ id: number }>(
      `insert into sla.sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, next_ring_at)
       values (123456789, 'SLA-2026-00001', 'ACM', $1, $2) returning id`,
      [contact, warning],
    );
    await database.query(
      `insert into sla.jobs (id, queue, name, key, payload, state, run_at)
       select gen_random_uuid(), 'sla-clock', 'ring-ticket-clock', state, '{}', state, $1
       from unnest(array['pending', 'done']) as state`,
      [warning],
    );

    await migrate(sla, database.url);
    service = await startSla({ DATABASE_URL: database.serviceUrl });
    service.passHours(2);
    await service.allChecked();

    expect((await service.get(ticket!.id)).events.map(({ action }) => action)).toEqual(['warn-50']);
    const jobs = await database.query<{ state: string }>(
      `select state from sla.jobs where name = 'ring-ticket-clock'`,
    );
    expect(jobs).toEqual([{ state: 'done' }]);
  });
});
