import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../paths.mjs';
import { readBuild } from '../registry.ts';
import { checkFirstPage } from './check-first-page.ts';
import { errorCards } from './error-cards.ts';
import { previewRemote, releaseRemote, rollBack, type Steps } from './release.ts';
import { countedBy, watchErrors } from './watch-errors.ts';

const USAGE =
  'Say which remote: release-cli.ts <remote> [--preview | --rollback] [--version <earlier> | --from <build folder>] ' +
  '[--why <text>] [--who <name>] [--url <product>] [--web-root <folder>] [--watch-minutes <n>] [--tolerated <visitors>]';
const LOOK_EVERY_S = 5;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    rollback: { type: 'boolean' },
    version: { type: 'string' },
    from: { type: 'string' },
    why: { type: 'string' },
    who: { type: 'string' },
    url: { type: 'string' },
    'web-root': { type: 'string' },
    'watch-minutes': { type: 'string', default: '5' },
    tolerated: { type: 'string', default: '3' },
  },
});
const [name = fail(USAGE)] = positionals;
const { env } = process;
const url = values.url || env['PUBLIC_URL'] || 'http://localhost:8080';
const webRoot = resolve(root, values['web-root'] || env['WEB_ROOT'] || `${env['DATA_DIR'] || '.data'}/web`);
const which = { version: values.version, from: values.from && resolve(values.from) };
const order = {
  name,
  webRoot,
  who: values.who ?? env['GITHUB_ACTOR'] ?? userInfo().username,
  why: values.why ?? lastCommit(),
};
const steps: Steps = {
  check: (token, build) => checkFirstPage(url, token, build),
  watch: (version, earlier) =>
    watchErrors({
      version,
      earlier,
      count: countedBy(url, name),
      look: async () => errorCards(url, await readBuild(name, join(webRoot, name, version))),
      tolerated: Number(values.tolerated),
      rounds: Math.ceil((Number(values['watch-minutes']) * 60) / LOOK_EVERY_S),
      pause: () => pause(LOOK_EVERY_S * 1_000),
    }),
  print: (line) => console.log(line),
};

/** What is released, in the words of who made it. */
function lastCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h %s'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'not said';
  }
}

function fail(message: string): never {
  throw new Error(message);
}

async function run(): Promise<void> {
  if (values.preview) {
    const token = await previewRemote(order, which);
    return console.log(`${name} for who has the link, for a week: ${new URL(`/preview/${token}`, url).href}`);
  }
  const { version, earlier, outcome, found } = values.rollback
    ? await rollBack(order)
    : await releaseRemote(order, which, steps);
  console.log(`${name} ${version}: ${outcome}; without it ${earlier ?? 'nothing'} is served`);
  for (const line of found) console.log(`  ${line}`);
  if (outcome === 'stopped' || (outcome === 'rolled-back' && !values.rollback)) process.exitCode = 1;
}

await run();
