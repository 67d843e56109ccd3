import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import { COUNTERS } from './numbers.ts';

/** Tables of a service in which the last number of each period stands. */
function countersOf(service: string): string[] {
  const folder = join(REPOSITORY, 'services', service, 'migrations');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/create table (\w+) \([^;]*?\blast integer/g)].map(
      ([, table]) => `${service}.${table}`,
    ),
  );
}

it('every counter of numbers goes on further up after a restore', () => {
  expect(COUNTERS.map(([table]) => table).sort()).toEqual(SERVICES.flatMap(countersOf).sort());
});
