import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { deployAll, deployRemote, deployShell } from './deploy.ts';
import { root } from './paths.mjs';
import { withdrawRemote } from './registry.ts';

const USAGE =
  'Say which project: deploy-cli.ts <project> [--version <earlier> | --from <build folder> | --withdraw], ' +
  'or --all; [--web-root <folder>]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    from: { type: 'string' },
    version: { type: 'string' },
    withdraw: { type: 'boolean' },
    'web-root': { type: 'string' },
  },
});
const [name] = positionals;
const dataDir = process.env.DATA_DIR || '.data';
const webRoot = resolve(root, values['web-root'] || process.env.WEB_ROOT || `${dataDir}/web`);

async function run(): Promise<string> {
  if (values.all) {
    await deployAll(webRoot);
    return 'Everything that was built';
  }
  if (!name) throw new Error(USAGE);
  const { version } = values;
  if (name === 'shell') return `shell ${await deployShell(webRoot, { version })}`;
  if (values.withdraw) {
    await withdrawRemote(webRoot, name);
    return `No page of ${name}`;
  }
  const from = values.from ? resolve(values.from) : undefined;
  return `${name} ${await deployRemote(name, webRoot, { version, from })}`;
}

console.log(`${await run()} is served from ${webRoot}`);
