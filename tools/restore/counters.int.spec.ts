import { join } from 'node:path';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import { tablesOf } from '@rep13/testing';
import { COUNTERS } from './numbers.ts';

type Definition = Parameters<typeof tablesOf>[0];

/** Tables of a service in which the last number of each period stands. */
async function countersOf(service: string): Promise<string[]> {
  const file = join(REPOSITORY, 'services', service, 'src/service.ts');
  const [definition] = Object.values((await import(file)) as Record<string, Definition>);
  const tables = await tablesOf(definition!);
  return Object.keys(tables)
    .filter((table) => 'last' in tables[table]!.fields)
    .map((table) => `${service}.${table}`);
}

it('every counter of numbers goes on further up after a restore', async () => {
  const counters: string[] = [];
  for (const service of SERVICES) counters.push(...(await countersOf(service)));

  expect(COUNTERS.map(([table]) => table).sort()).toEqual(counters.sort());
});
