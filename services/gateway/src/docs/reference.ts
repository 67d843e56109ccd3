import { readFileSync } from 'node:fs';

/** `npm run reference` writes the documents; the build puts them beside the code. */
const FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../docs/reference/' : '../../reference/',
  import.meta.url,
);

/** One of the generated documents: what the code says, kept so by the specs in test/reference. */
export const readReference = (file: 'openapi.json' | 'asyncapi.json'): string =>
  readFileSync(new URL(file, FOLDER), 'utf8');
