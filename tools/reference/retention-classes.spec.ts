import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_CLASS_NAMES } from '@rep13/contracts-constants';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';

const FILES = [
  ...SERVICES.map((service) => `services/${service}/src/retention.ts`),
  // Tables that every service has.
  'libs/service-kit/src/definition/table-retention.ts',
];

/** The classes that some table names. */
const named = new Set(
  FILES.flatMap((file) =>
    [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(/class: '(\w+)'/g)].map(([, name]) => name),
  ),
);

describe('a class of the retention table', () => {
  it.each(RETENTION_CLASS_NAMES)('has rows that it is about: %s', (name) => {
    expect(named).toContain(name);
  });

  it('is in the table if something names it', () => {
    expect([...named].filter((name) => !RETENTION_CLASS_NAMES.includes(name as never))).toEqual([]);
  });
});
