import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const POLL_MS = 100;
const WAITING = `
  select (select count(*) from onboarding.compliance_checks)::int
       - (select count(*) from onboarding.audit_logs where event_type like 'onboarding.compliance-check%')::int
         as waiting`;

/** What follows from an accepted check belongs to its cost: until each has its row in the audit log. */
export async function untilAudited(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(WAITING);
    if ((rows[0]?.waiting ?? 0) <= 0) return;
    await sleep(POLL_MS);
  }
}
