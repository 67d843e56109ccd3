import { spawn } from 'node:child_process';
import { REPOSITORY } from '@rep13/local-stack';

const NX = 'node_modules/nx/dist/bin/nx.js';

interface RunOptions {
  /** Shows the output while it comes, not only after a failure. */
  readonly loud?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  /** The repository unless said otherwise. */
  readonly cwd?: string;
  readonly signal?: AbortSignal;
}

/** How a command went, and all that it printed. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a Node script in the repository. @throws only when `signal` aborts. */
export async function runScript(
  script: string,
  args: readonly string[],
  { loud = false, env = {}, cwd = REPOSITORY, signal }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An abort also comes as an error event; `throwIfAborted` below reports it.
  child.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (loud) process.stdout.write(chunk);
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  signal?.throwIfAborted();
  return { ok: code === 0, output };
}

/** Runs Nx tasks of all projects, without its daemon: nothing stays behind. */
export function runTasks(targets: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', ...options.env };
  return runScript(NX, ['run-many', '-t', ...targets, '--outputStyle=static'], { ...options, env });
}

/** Builds whatever is not built yet or has changed. @throws with the compilers' output. */
export async function buildAll(signal?: AbortSignal): Promise<void> {
  const { ok, output } = await runTasks(['build'], { signal });
  if (!ok) throw new Error(`The build failed.\n${output}`);
}
