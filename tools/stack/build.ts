import { spawn } from 'node:child_process';
import { REPOSITORY } from './config.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/**
 * Runs Nx in the repository; nothing of it stays behind. Its output is shown only when it fails,
 * or all the time with `loud`.
 * @throws when a task failed, with the output unless it was shown already.
 */
export async function nx(
  args: readonly string[],
  { loud = false, env = {}, signal }: NxOptions = {},
): Promise<void> {
  const child = spawn(process.execPath, [NX, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    signal,
    stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
  });
  // Being told to stop is not a failure to report; the exit code is.
  child.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`nx ${args.join(' ')} failed.\n${output}`);
}

interface NxOptions {
  readonly loud?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Builds whatever is not built yet or has changed. @throws with the compiler's output. */
export const buildAll = (signal?: AbortSignal): Promise<void> =>
  nx(['run-many', '-t', 'build', '--outputStyle=stream'], { signal });
