import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { deployRemote, deployShell } from './deploy.ts';
import { root } from './paths.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, 'web-root': { type: 'string' } },
});
const [name] = positionals;
const dataDir = process.env.DATA_DIR ?? '.data';
const webRoot = resolve(root, values['web-root'] ?? process.env.WEB_ROOT ?? `${dataDir}/web`);

if (!name)
  throw new Error('Say which project: deploy-cli.ts <project> [--version <earlier>] [--web-root <folder>]');
const version =
  name === 'shell'
    ? await deployShell(webRoot, values.version)
    : await deployRemote(name, webRoot, values.version);
console.log(`${name} ${version} is served from ${webRoot}`);
