import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';

const SERVICES = join(REPOSITORY, 'services');

it.each(readdirSync(SERVICES))('each migration of %s is one that the service runs', (service) => {
  const listed = readFileSync(join(SERVICES, service, 'src/schema.ts'), 'utf8');
  const files = readdirSync(join(SERVICES, service, 'migrations'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !listed.includes(`/migrations/${file}`))).toEqual([]);
});
