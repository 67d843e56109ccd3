import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK } from './clock.ts';
import { CRASH_POINTS } from './crash-points.ts';
import type { Edit } from './edits.ts';
import type { Mutant } from './mutants.ts';

/** The mutant's last: what it puts behind a line stands before the crash point behind the same line. */
export const editsFor = (mutant: Mutant | undefined): Edit[] => [
  ...CRASH_POINTS,
  ...(mutant?.edits ?? []),
  CLOCK,
];

/** @throws for an edit whose file a service has not loaded: it would be in force nowhere. */
export function applied(folder: string, edits: readonly Edit[]): void {
  const file = join(folder, 'applied');
  const lines = new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  for (const { name, services } of edits) {
    const without = services.filter((service) => !lines.has(`${service} ${name}`));
    if (without.length > 0) throw new Error(`${name}: ${without.join(', ')} did not load the place.`);
  }
}
