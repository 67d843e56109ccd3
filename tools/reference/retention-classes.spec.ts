import { join } from 'node:path';
import { RETENTION_CLASS_NAMES } from '@rep13/contracts-constants';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import { retentionOf, type TableRetention } from '@rep13/service-kit';

/** The classes that some table names, of a service's own or of those that every service has. */
async function namedClasses(): Promise<Set<string>> {
  const classes = new Set<string>();
  for (const service of SERVICES) {
    const file = join(REPOSITORY, 'services', service, 'src/retention.ts');
    const tables = Object.values(retentionOf((await import(file)) as { retention: TableRetention }));
    for (const rule of tables.flat()) classes.add(rule.class);
  }
  return classes;
}

describe('a class of the retention table', () => {
  let named: Set<string>;
  beforeAll(async () => {
    named = await namedClasses();
  });

  it.each(RETENTION_CLASS_NAMES)('has rows that it is about: %s', (name) => {
    expect(named).toContain(name);
  });

  it('is in the table if something names it', () => {
    expect([...named].filter((name) => !RETENTION_CLASS_NAMES.includes(name as never))).toEqual([]);
  });
});
