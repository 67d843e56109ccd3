import { resolve } from 'node:path';
import { afterRestore } from './after-restore.ts';

/**
 * `npm run after-restore`: once after a restore to a moment, before the services start. DATABASE_URL is the owner of the
 * database, NATS_URL a server that still holds the events, where there is one. docs/operations/restore.md
 */
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env;
try {
  if (!databaseUrl)
    throw new Error(
      'DATABASE_URL: set it to postgres://owner:password@host:port/database, the restored one.',
    );
  const lostFile = resolve(process.argv[2] ?? 'lost-events.ndjson');
  await afterRestore({ databaseUrl, natsUrl, lostFile, print: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
