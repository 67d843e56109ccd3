import type { MailProbeView } from '@rep13/contracts-sla';
import type { DataSource } from 'typeorm';

interface Row {
  readonly sentAt: Date;
  readonly foundAt: Date | null;
  readonly folder: string | null;
  readonly isJunk: boolean;
  readonly isMissed: boolean;
}

/** What became of the last test of the mailbox; null where none is mailed. */
export async function lastProbe(dataSource: DataSource): Promise<MailProbeView | null> {
  const [last] = await dataSource.query<Row[]>(
    `select sent_at as "sentAt", found_at as "foundAt", folder, is_junk as "isJunk",
       missed_at is not null as "isMissed"
     from mail_probes where sent_at > now() - interval '2 days' order by day desc limit 1`,
  );
  if (!last) return null;
  const { sentAt, foundAt, folder } = last;
  return {
    state: stateOf(last),
    sentAt: sentAt.toISOString(),
    foundAt: foundAt?.toISOString() ?? null,
    folder,
  };
}

function stateOf({ foundAt, isJunk, isMissed }: Row): MailProbeView['state'] {
  if (foundAt) return isJunk ? 'junk' : 'found';
  return isMissed ? 'missed' : 'sent';
}
