import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process ids of a running product's programs, by name. */
export function pidsOf(dataDir: string): Record<string, number> {
  const { programs } = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
    programs: Record<string, { pid: number }>;
  };
  return Object.fromEntries(Object.entries(programs).map(([name, { pid }]) => [name, pid]));
}
