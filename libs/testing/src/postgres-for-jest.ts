import { rm } from 'node:fs/promises';
import { freePort, memoryFolder, privatePostgres, startReady } from '@rep13/local-stack';

/** Starts the PostgreSQL of one jest run in a folder of its own. Returns its URL and what ends it. */
export async function startPostgresForJest(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await memoryFolder('postgres');
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
