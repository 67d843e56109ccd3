import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import { closureOf } from '../images/closure.ts';
import { billOfMaterials } from './bill-of-materials.ts';

/** The packages that the services and what they stand on name, with the version of each. */
const dependencies = closureOf(SERVICES, REPOSITORY).reduce(
  (all, { folder }) => ({ ...all, ...dependenciesOf(folder) }),
  {} as Record<string, string>,
);

function dependenciesOf(folder: string): Record<string, string> {
  const file = readFileSync(join(REPOSITORY, folder, 'package.json'), 'utf8');
  const named = Object.entries(
    (JSON.parse(file) as { dependencies?: Record<string, string> }).dependencies ?? {},
  );
  return Object.fromEntries(named.filter(([name]) => !name.startsWith('@rep13/')).map(withoutAlias));
}

/** `nats` is `npm:@nats-io/transport-node@3.4.0`: faults are published under the package's own name. */
function withoutAlias([name, version]: [string, string]): [string, string] {
  const [, real, itsVersion] = /^npm:(.+)@(.+)$/.exec(version) ?? [];
  return real && itsVersion ? [real, itsVersion] : [name, version];
}

const bill = billOfMaterials(REPOSITORY);

const versionsOf = (name: string) =>
  bill.components.filter((component) => component.name === name).map(({ version }) => version);

describe('the bill of materials', () => {
  it('is CycloneDX: every component is named once, and whatever is needed is there', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    const all = [bill.metadata.component, ...bill.components];
    const refs = new Set(all.map((component) => component['bom-ref']));
    expect(refs.size).toBe(all.length);
    for (const { type, name, version } of all) {
      expect(type).toMatch(/^(library|application|platform)$/);
      expect([name, version]).not.toContain('');
    }
    for (const { ref, dependsOn } of bill.dependencies)
      expect([ref, ...dependsOn].filter((needed) => !refs.has(needed))).toEqual([]);
  });

  it.each(Object.entries(dependencies))('names %s with the version that runs: %s', (name, version) => {
    expect(versionsOf(name)).toContain(version);
  });

  it('names what these need in turn, with an address for looking up its faults', () => {
    const needed = bill.dependencies.find(({ ref }) => ref === 'node_modules/pg')?.dependsOn ?? [];
    const protocol = bill.components.find(
      (component) => component['bom-ref'] === needed.find((ref) => ref.endsWith('pg-protocol')),
    );
    expect(protocol).toMatchObject({
      name: 'pg-protocol',
      purl: `pkg:npm/pg-protocol@${protocol?.version}`,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      licenses: [{ license: { id: 'MIT' } }],
    });
  });

  it('names what is installed under an alias as the registry does', () => {
    expect(versionsOf('nats')).toEqual([]);
    const client = bill.components.find((component) => component['bom-ref'] === 'node_modules/nats');
    expect(client).toMatchObject({
      name: '@nats-io/transport-node',
      purl: `pkg:npm/%40nats-io/transport-node@${client?.version}`,
    });
  });

  it('names Node', () => {
    expect(versionsOf('node')).toEqual([process.versions.node]);
  });

  it('names nothing that only builds or tests', () => {
    for (const name of [
      'jest',
      'eslint',
      'webpack-cli',
      'nx',
      'typescript-eslint',
      '@playwright/test',
      'prettier',
    ]) {
      expect(existsSync(join(REPOSITORY, 'node_modules', name))).toBe(true);
      expect([name, versionsOf(name)]).toEqual([name, []]);
    }
  });

  it('says nothing of this machine, nor where it downloads from', () => {
    const text = JSON.stringify(bill);
    expect(text).not.toContain(REPOSITORY.replace(/\/$/, ''));
    expect(text).not.toMatch(/https?:|localhost|127\.0\.0\.1|\.tgz/);
  });
});
