import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectedEnvironments, REPOSITORY, systemEnvironment, type StackConfig } from '@rep13/local-stack';
import type { Question } from './check-services.ts';

const TSX = join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs');
const CLI = 'tools/commands/configuration/check-services-cli.ts';

/** Whether there is no data yet. Only then the first admin is made, with the password that was set. */
export const isFirstStart = ({ dataDir }: StackConfig): boolean => !existsSync(join(dataDir, 'postgres'));

/**
 * Asks the services' sources whether they would start with what they will be told; nothing has to be built for it.
 * @throws with the variables that are wrong, and what to set them to.
 */
export async function checkConfiguration(config: StackConfig, signal?: AbortSignal): Promise<void> {
  const faults = (await askServices(await questionOf(config), signal)).trim();
  if (faults) throw new Error(faults);
}

/** What the services will be told. */
export const questionOf = async (config: StackConfig): Promise<Question> => ({
  environments: await expectedEnvironments(config),
  isFirstStart: isFirstStart(config),
});

/** By a process of its own: only it reads decorators as the services do. What it is asked holds secrets, so no argument. */
function askServices(question: Question, signal?: AbortSignal): Promise<string> {
  const args = [TSX, '--tsconfig', 'tsconfig.base.json', '--conditions=source', CLI];
  const options = { cwd: REPOSITORY, env: systemEnvironment(), signal };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      error ? reject(new Error(`The configuration could not be checked.\n${stderr}`)) : resolve(stdout),
    );
    child.stdin?.end(JSON.stringify(question));
  });
}
