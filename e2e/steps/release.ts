import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deployed, webRoot } from './changed-marketing.ts';

const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** `npx nx release-remote marketing` of a build that is there: what the target runs. */
export async function releaseMarketing(...args: string[]): Promise<Ended> {
  const where = ['--web-root', webRoot(), '--url', process.env['BASE_URL'] ?? '', '--who', 'ada'];
  const command = ['tools/web/release/release-cli.ts', 'marketing', ...where, ...args];
  return run('node_modules/.bin/tsx', command, { env: process.env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  );
}

export const releasedMarketing = async (): Promise<string> =>
  (await deployed()).registry['marketing']?.version ?? '';

export const liesThere = (version: string): Promise<boolean> =>
  access(join(webRoot(), 'marketing', version)).then(
    () => true,
    () => false,
  );

/** Outcome and version of everything that was done with marketing by these releases. */
export async function history(): Promise<string[]> {
  const lines = (await readFile(join(webRoot(), 'releases.jsonl'), 'utf8')).trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { outcome: string; version: string })
    .map(({ outcome, version }) => `${outcome} ${version}`);
}
