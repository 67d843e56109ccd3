import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@rep13/local-stack';

/** Starts the server that the product is measured by, on the product's own Postgres. @throws when it does not start. */
export async function startBareServer(databaseUrl: string) {
  const port = await freePort();
  const script = join(import.meta.dirname, 'bare-server.ts');
  const args = ['--import', 'tsx', script, `${port}`, databaseUrl];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`the bare server ended with ${code}`);
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop: () => server.kill() };
}
