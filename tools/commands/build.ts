import { spawn } from 'node:child_process';
import { environmentOf, REPOSITORY, systemEnvironment } from '@rep13/local-stack';

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

/** What steers Node, npm, Nx, jest and the programs here. A build or a test gets no password that the product is given. */
const OF_TOOLS = [
  ...['CI', 'GITHUB_ACTIONS', 'TERM', 'COLORTERM', 'FORCE_COLOR', 'NO_COLOR', 'XDG_CACHE_HOME'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'],
  ...[
    'npm_execpath',
    'npm_config_registry',
    'npm_config_cache',
    'npm_config_userconfig',
    'npm_config_cafile',
  ],
  ...['CHROMIUM_PATH', 'THOROUGH', 'FUZZ_SEED', 'RELEASED_REF', 'JEST_WORKERS'],
];
const isOfTools = (name: string): boolean => OF_TOOLS.includes(name) || /^(NX|TEST)_|_proxy$/i.test(name);

/** What a tool may know of this process' environment. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...systemEnvironment(),
  ...environmentOf(isOfTools),
});

/** Runs a Node script in the repository. @throws only when `signal` aborts. */
export async function runScript(
  script: string,
  args: readonly string[],
  { loud = false, env = {}, cwd = REPOSITORY, signal }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...toolEnvironment(), ...env },
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
