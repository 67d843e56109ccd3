import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** Where one installation keeps everything: DATA_DIR, or `.data` in the repository. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(REPOSITORY, env['DATA_DIR'] ?? '.data');
