import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeEnv, withVariables } from './compose-env.ts';
import { dataDirOf, REPOSITORY } from './data-dir.ts';

/** `npm run secrets`: makes the passwords of an installation in containers, once, and puts them into `.env`. */
const dataDir = dataDirOf(process.env);
const file = join(REPOSITORY, '.env');
await mkdir(dataDir, { recursive: true });
const before = await readFile(file, 'utf8').catch(() => '');
await writeFile(file, withVariables(before, await composeEnv(dataDir)), { mode: 0o600 });
console.log(`The passwords are in ${file} and ${join(dataDir, 'secrets')}. Now: docker compose up --build`);
