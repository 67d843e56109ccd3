import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = (): string => {
  const name = process.env['STACK_PROCESSES_FILE'];
  if (!name) throw new Error('STACK_PROCESSES_FILE is not set: run the journeys with `npm run e2e`');
  return name;
};

/** Where the stack under test keeps its data. */
export const dataDir = (): string => dirname(file());

/** The process ids of all programs of the stack under test, as of now. */
export function pids(): Record<string, number> {
  const { programs } = JSON.parse(readFileSync(file(), 'utf8')) as {
    programs: Record<string, { pid: number }>;
  };
  return Object.fromEntries(Object.entries(programs).map(([name, { pid }]) => [name, pid]));
}

export function pidOf(program: string): number {
  const all = pids();
  const found = all[program];
  if (!found) throw new Error(`the stack runs no ${program}: ${Object.keys(all).join(', ')}`);
  return found;
}

/** kill -9, as a power cut would. */
export const kill = (program: string): void => void process.kill(pidOf(program), 'SIGKILL');
