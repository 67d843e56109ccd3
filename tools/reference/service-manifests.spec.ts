import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@rep13/contracts-catalogue/every-contract';
import { EVENT_SERVICES } from '@rep13/contracts-messaging';
import { manifestFile, MANIFESTS, REPOSITORY } from '@rep13/local-stack';
import { manifestOf } from '@rep13/testing';

type Definition = Parameters<typeof manifestOf>[0];

const SUBJECTS = [
  ...Object.values<unknown>(contracts),
  ...contracts.publishedEventCalls(...MANIFESTS.map(({ name }) => name)),
].flatMap((value) => (typeof value === 'function' && 'subject' in value ? [value.subject] : []));
const FOLDER = join(REPOSITORY, 'services');

/** The one definition that `services/<name>/src/service.ts` exports. */
async function definitionOf(service: string): Promise<Definition> {
  const [definition] = Object.values(
    (await import(`${FOLDER}/${service}/src/service.ts`)) as Record<string, Definition>,
  );
  if (!definition) throw new Error(`services/${service}/src/service.ts exports no definition.`);
  return definition;
}

/** Rights in NATS, environments and containers are made from these files; a review of one sees what is given. */
describe('the manifest of a service', () => {
  it.each(readdirSync(FOLDER))(
    'says what the definition of %s does; else: npm run reference',
    async (service) => {
      const file = manifestFile(service);
      const text = `${JSON.stringify(manifestOf(await definitionOf(service)), null, 2)}\n`;
      if (process.env['WRITE_REFERENCE'] === '1') writeFileSync(file, text);
      expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('is asked for its dead letters and for what it keeps, if it is not the public one', () => {
    const inner = MANIFESTS.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
    expect([...EVENT_SERVICES].sort()).toEqual(inner.sort());
  });

  it.each(MANIFESTS)('lets $name call only commands that exist', ({ calls }) => {
    expect(calls === 'everything' ? [] : calls.filter((subject) => !SUBJECTS.includes(subject))).toEqual([]);
  });
});
