import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deployed, webRoot } from './changed-marketing.ts';

const run = promisify(execFile);

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export const whereToRelease = (): string[] => {
  const url = process.env['BASE_URL'] ?? '';
  return ['--web-root', webRoot(), '--url', url, '--who', 'ada'];
};

/** A command that may fail. */
export const ended = (command: Promise<{ stdout: string }>): Promise<Ended> =>
  command.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  );

/** `npx nx release-remote marketing` of a build that is there: what the target runs. */
export function releaseMarketing(...args: string[]): Promise<Ended> {
  const command = ['tools/web/release/release-cli.ts', 'marketing', ...whereToRelease(), ...args];
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  return ended(run('node_modules/.bin/tsx', command, { env: { PATH, HOME, CHROMIUM_PATH } }));
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
