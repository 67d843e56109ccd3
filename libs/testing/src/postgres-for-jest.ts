import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, privatePostgres, startReady } from '@rep13/local-stack';

/** Starts the PostgreSQL of one jest run in a temporary folder. Returns its URL and what ends it. */
export async function startPostgresForJest(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rep13-postgres-'));
  // PostgreSQL may run as another user, who must get through to its own folder in there.
  await chmod(folder, 0o711);
  const postgres = await privatePostgres(folder, await freePort(), { durable: false });
  const running = await startReady(postgres.program);
  return {
    url: postgres.url,
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
