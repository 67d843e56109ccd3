import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const appFolder = (name) => join(root, 'apps', name);

/** Stands in every file for the build's version until all of them are known and the version with them. */
export const VERSION_PLACEHOLDER = '__BUILD_VERSION__';

/** Federation names become variables in the page. */
export const globalName = (name) => `rep13_${name.replaceAll('-', '_')}`;
