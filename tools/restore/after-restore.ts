import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { takeLostEvents, type LostEvent } from './lost-events.ts';
import { skipNumbers } from './numbers.ts';

/** What has been restored, while no service runs on it. */
export interface Restored {
  /** The database, as a user who owns it. */
  readonly databaseUrl: string;
  /** NATS as it was, as a user who may do anything; undefined when it is empty as well. */
  readonly natsUrl?: string;
  /** Where the events go that were announced after the moment: people are named in them. */
  readonly lostFile: string;
  readonly print: (line: string) => void;
}

/** Makes a database that was restored to a moment fit for service. See docs/adr/0047. */
export async function afterRestore({ databaseUrl, natsUrl, lostFile, print }: Restored): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await refuseWhileRecovering(db);
    print(`${await skipNumbers(db)} sequences and counters go on further up`);
    if (!natsUrl) return;
    await takeLostEvents(natsUrl, db, async (lost) => {
      const lines = lost.map((event) => `${JSON.stringify(event)}\n`);
      await writeFile(lostFile, lines.join(''), { mode: 0o600, flag: 'wx' });
      print(printed(lost, lostFile));
    });
  } finally {
    await db.end();
  }
}

async function refuseWhileRecovering(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ busy: boolean }>('select pg_is_in_recovery() as busy');
  if (rows[0]?.busy) throw new Error('The database is still being restored: promote it first.');
}

function printed(lost: readonly LostEvent[], file: string): string {
  const counts = new Map<string, number>();
  for (const { type } of lost) counts.set(type, (counts.get(type) ?? 0) + 1);
  const lines = [...counts].sort().map(([type, count]) => `${String(count).padStart(6)}  ${type}`);
  return [`${lost.length} events announced after the moment, in ${file}:`, ...lines].join('\n');
}
