import { MailProbeArrived, MailProbeMissed } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';

interface FoundProbe {
  readonly day: string;
  readonly mailId: number;
  /** It lies among the spam, where orders would lie too. */
  readonly isJunk: boolean;
}

/** The test of a day has arrived; staff hears of it where it arrived as spam, and where those before did not arrive. */
export async function probeFound({ db, outbox }: Scope, { day, mailId, isJunk }: FoundProbe, now: Date) {
  const [found] = await db.query<[{ was_missed: boolean }[], number]>(
    `update mail_probes set found_at = $2, is_junk = $3,
       folder = (select folder from inbound_mail_copies where mail_id = $4 order by is_junk, folder limit 1)
     where day = $1 and found_at is null returning missed_at is not null as was_missed`,
    [day, now, isJunk, mailId],
  );
  const [probe] = found;
  if (!probe) return;
  if (isJunk) outbox.add(MailProbeMissed, { day, isJunk: true });
  else if (probe.was_missed || (await wasBadBefore(db, day))) outbox.add(MailProbeArrived, { day });
}

async function wasBadBefore(db: Scope['db'], day: string): Promise<boolean> {
  const [before] = await db.query<{ is_bad: boolean }[]>(
    `select is_junk or (found_at is null and missed_at is not null) as is_bad
     from mail_probes where day < $1 order by day desc limit 1`,
    [day],
  );
  return before?.is_bad ?? false;
}
