import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = (): string => {
  const name = process.env['STACK_PROCESSES_FILE'];
  if (!name) throw new Error('STACK_PROCESSES_FILE is not set: run the journeys with `npm run e2e`');
  return name;
};

/** Where the stack under test keeps its data. */
export const dataDir = (): string => dirname(file());

/** The process id of one program of the stack under test, as of now. */
export function pidOf(program: string): number {
  const { programs } = JSON.parse(readFileSync(file(), 'utf8')) as {
    programs: Record<string, { pid: number }>;
  };
  const found = programs[program];
  if (!found) throw new Error(`the stack runs no ${program}: ${Object.keys(programs).join(', ')}`);
  return found.pid;
}

/** kill -9, as a power cut would. */
export const kill = (program: string): void => void process.kill(pidOf(program), 'SIGKILL');
