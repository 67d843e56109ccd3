import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServiceDefinition } from '@rep13/service-kit';
import { manifestFile } from '@rep13/local-stack';
import { manifestOf } from './service-manifest.ts';

const FOLDER = fileURLToPath(new URL('../../../services', import.meta.url));

/** The one definition that `services/<name>/src/service.ts` exports. */
async function definitionOf(service: string): Promise<ServiceDefinition> {
  const [definition] = Object.values(
    (await import(`${FOLDER}/${service}/src/service.ts`)) as Record<string, ServiceDefinition>,
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
});
