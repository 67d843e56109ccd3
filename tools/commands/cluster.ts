import { join } from 'node:path';
import { askCluster, isVerb, printedStatus, provideEngines, startCluster, VERBS } from '@rep13/cluster';
import { dataDirOf, readStackConfig } from '@rep13/local-stack';
import { deployAll } from '@rep13/web-build/deploy';
import { checkConfiguration } from './configuration/check-configuration.ts';
import { buildAll } from './build.ts';
import { runToEnd, untilAborted } from './run-to-end.ts';
import { print } from './welcome.ts';

const USAGE = `npm run cluster [-- status | ${VERBS.map((verb) => `${verb} HOST`).join(' | ')}]`;

/** All that the services take over from this environment: its URLs name servers that are real. */
const limits = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^(RATE_LIMIT_|LOG_LEVEL$)/.test(name)));

/** `npm run cluster`: the built product on three hosts of this machine, until Ctrl-C; or a verb for the one that runs. */
await runToEnd(async (signal) => {
  const [verb, host = ''] = process.argv.slice(2);
  const dataDir = join(dataDirOf(process.env), 'cluster');
  if (verb === undefined) return up(dataDir, signal);
  if (verb !== 'status' && !isVerb(verb)) throw new Error(USAGE);
  print(await askCluster(dataDir, verb, host));
  return true;
});

async function up(dataDir: string, signal: AbortSignal): Promise<boolean> {
  const variables = limits(process.env);
  await checkConfiguration(readStackConfig({ ...variables, DATA_DIR: dataDir }), signal);
  const engines = await provideEngines(join(dataDirOf(process.env), 'engines'), print);
  const versions = Object.entries(engines.versions).map(([name, version]) => `${name} ${version}`);
  print(`Versions: ${versions.join(', ')}`);
  await buildAll(signal);
  const began = Date.now();
  const options = { engines, dataDir, deployWeb: deployAll, print, signal, variables };
  const cluster = await startCluster(options);
  print(printedStatus(await cluster.status()));
  print(
    `Rep13 is ready on ${cluster.hosts.length} hosts after ${Math.round((Date.now() - began) / 1_000)} s: ${cluster.url}`,
  );
  print(`Mail inbox: ${cluster.mailUrl}`);
  print(
    `Admin: ${cluster.url}/admin/login as "${cluster.admin.username}", password: ${cluster.admin.password}`,
  );
  await untilAborted(signal);
  print('Stopping …');
  await cluster.stop();
  return true;
}
