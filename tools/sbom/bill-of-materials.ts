import { randomUUID } from 'node:crypto';
import { installedPackages, type InstalledPackage } from './lock-file.ts';

/** What we write of CycloneDX 1.5. */
export interface Component {
  readonly 'bom-ref': string;
  readonly type: 'application' | 'library' | 'platform';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}

export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly timestamp: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What runs: every package that a folder holds, with version, licence, hash and what it needs; and Node. */
export function billOfMaterials(folder: string): BillOfMaterials {
  const [ourselves, ...packages] = installedPackages(folder);
  if (!ourselves) throw new Error('package-lock.json names nothing: run npm install');
  const all = [ourselves, ...packages];
  const refs = new Map(all.map((one) => [one.path, refOf(one)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { ...componentOf(ourselves), type: 'application' },
    },
    components: [...packages.map(componentOf), NODE],
    dependencies: all.map((one) => ({
      ref: refOf(one),
      dependsOn: [...new Set(one.needs.flatMap((path) => refs.get(path) ?? []))],
    })),
  };
}

const NODE: Component = {
  'bom-ref': 'node',
  type: 'platform',
  name: 'node',
  version: process.versions.node,
  purl: `pkg:generic/node@${process.versions.node}`,
};

/** Its place, because one version may be there more than once. */
const refOf = ({ path, name }: InstalledPackage): string => path || name;

const componentOf = (one: InstalledPackage): Component => ({
  'bom-ref': refOf(one),
  type: 'library',
  name: one.name,
  version: one.version,
  purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
  ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
  ...(one.license && { licenses: [licenseOf(one.license)] }),
});

/** From `sha512-<base64>`. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm, base64] = integrity.split('-');
  return {
    alg: `SHA-${algorithm?.slice('sha'.length) ?? ''}`,
    content: Buffer.from(base64 ?? '', 'base64').toString('hex'),
  };
}

/** One of the SPDX list, several of them, or words. */
function licenseOf(license: string): object {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license };
  return {
    license: /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED' ? { id: license } : { name: license },
  };
}
