import { execFile } from 'node:child_process';
import { REPOSITORY } from '@rep13/local-stack';
import { toolEnvironment } from './build.ts';
import type { Part } from './totals.ts';

const ARGS = ['audit', '--omit=dev', '--audit-level=high'];
const COMMAND = `npm ${ARGS.join(' ')}`;
const PATIENCE_MS = 20_000;

export const NOT_ASKED = `${COMMAND}: not asked: the registry does not answer`;

/** What npm answers with `--json`: holes by their weight, or why it has no answer. */
interface Report {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

interface Asked {
  readonly cwd?: string;
  /** The one that npm is set to unless another is named. */
  readonly registry?: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks the registry for known holes of packages that run in production. One of level high fails; a registry that can't
 * be asked does not, but is reported.
 */
export async function audit({ cwd = REPOSITORY, registry, signal }: Asked = {}): Promise<
  Part & { summary: string }
> {
  const { stdout, failed } = await npm([...ARGS, '--json'], { cwd, registry, signal });
  signal?.throwIfAborted();
  const { metadata } = parsed(stdout);
  if (!metadata) return { passed: 0, failed: 0, failures: [], summary: NOT_ASKED };
  if (!failed) return { passed: 1, failed: 0, failures: [], summary: `${COMMAND}: passed` };
  return { passed: 0, failed: 1, failures: [COMMAND], summary: `${stdout}\n${COMMAND}: failed` };
}

function npm(args: readonly string[], { cwd, registry, signal }: Asked) {
  const where = registry ? ['--registry', registry] : [];
  const options = {
    cwd,
    signal,
    env: toolEnvironment(),
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 1_024 * 1_024,
  };
  return new Promise<{ stdout: string; failed: boolean }>((resolve) => {
    execFile('npm', [...args, '--fetch-retries=0', ...where], options, (error, stdout) =>
      resolve({ stdout, failed: error !== null }),
    );
  });
}

function parsed(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
