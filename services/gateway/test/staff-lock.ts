import { eventually } from '@rep13/testing';
import pg from 'pg';
import type { TestGateway } from './start-gateway.ts';

/** Every change of staff waits for this lock. */
export async function holdStaffLock(gateway: TestGateway) {
  const client = new pg.Client({ connectionString: gateway.database.url });
  await client.connect();
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('staff'))`);
  return {
    waitedFor: (count: number) =>
      eventually(
        async () => {
          const waiting = await gateway.database.query(
            `select 1 from pg_locks join pg_database d on d.oid = database
             where locktype = 'advisory' and not granted and datname = current_database()`,
          );
          return waiting.length === count;
        },
        { fact: `${count} changes wait for the lock` },
      ),
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}
