import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './data/data-folder.ts';

/** What a service needs of those around it: `manifest.json` in its folder, made from its definition. */
export interface ServiceManifest {
  readonly name: string;
  /** Its main port is open to everybody. */
  readonly isPublic: boolean;
  /** Subjects of the commands of other services that it sends. */
  readonly calls: readonly string[] | 'everything';
  /** Its durable consumers on the stream of events, and the subjects that each is given. */
  readonly consumers: readonly { readonly name: string; readonly filters: readonly string[] }[];
  /** The variables that its configuration declares; it is told no others. */
  readonly variables: readonly string[];
}

const FOLDER = join(REPOSITORY, 'services');

export const manifestFile = (service: string): string => join(FOLDER, service, 'manifest.json');

/** Every service, the public ones last, because they lead to the others. */
export const MANIFESTS: readonly ServiceManifest[] = readdirSync(FOLDER)
  .map(manifestFile)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as ServiceManifest)
  .sort((a, b) => Number(a.isPublic) - Number(b.isPublic) || a.name.localeCompare(b.name));

export const SERVICES: readonly string[] = MANIFESTS.map(({ name }) => name);
