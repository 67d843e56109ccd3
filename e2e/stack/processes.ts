import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

type ProcessName =
  'onboarding' | 'agreements' | 'sla' | 'notifications' | 'gateway' | 'postgres' | 'redis' | 'nats';

/** The process ids of the product under test; only known when the test run started it. */
async function processId(name: ProcessName): Promise<number> {
  const file = process.env['STACK_PROCESSES_FILE'];
  if (!file) throw new Error('Run this journey with npm run e2e and no BASE_URL: it kills a process.');
  const { programs } = JSON.parse(await readFile(file, 'utf8')) as {
    programs: Record<string, { pid: number }>;
  };
  const pid = programs[name]?.pid;
  if (!pid) throw new Error(`${name} is not among the processes in ${file}.`);
  return pid;
}

/** kill -9, in the middle of whatever it does; the launcher starts it again on its own. */
export async function killProcess(name: ProcessName): Promise<void> {
  const pid = await processId(name);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => processId(name), { message: `${name} is started again` }).not.toBe(pid);
}
