import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from '../data/replace-file.ts';
import { composeEnv, withVariables } from '../infrastructure/compose-env.ts';
import { closedDataFolder } from '../data/data-folder.ts';
import { dataDirOf, REPOSITORY } from '../data/data-folder.ts';
import { developmentSeal } from '../seal/development-seal.ts';
import { stillToDo, trialAdditions, type DevelopmentSealFile } from './trial-env.ts';

/**
 * `npm run secrets`: makes the passwords of an installation in containers, once, and puts them into `.env`. With
 * `-- --trial` it also says there that this is not production.
 */
const { values } = parseArgs({ options: { trial: { type: 'boolean', default: false } } });
const dataDir = dataDirOf(process.env);
const file = join(REPOSITORY, '.env');
await closedDataFolder(dataDir);
const before = await readFile(file, 'utf8').catch(() => '');
const added = values.trial ? trialAdditions(before, await sealFile()) : {};
const after = withVariables(before, { ...added, ...(await composeEnv(dataDir)) });
replaceFile(file, after);
console.log(`The passwords are in ${file} and ${join(dataDir, 'secrets')}.`);
for (const line of stillToDo(after)) console.log(line);
console.log('Then: docker compose up --build');

/** As `npm start` makes it; without a time-stamp authority, which only the launcher runs. */
async function sealFile(): Promise<DevelopmentSealFile> {
  const { file, passphrase } = await developmentSeal(dataDir);
  return { p12: await readFile(file, 'base64'), passphrase };
}
