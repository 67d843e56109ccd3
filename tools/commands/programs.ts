import { join } from 'node:path';
import { runScript } from './build.ts';
import type { Part } from './totals.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';

/** A program of ours as a person runs it: `npm run <name> -- <args>`. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** Below the folder of programs; `<name>/<name>.ts` unless said otherwise. */
  readonly file?: string;
}

/** The programs that measure and break the product, as short as they can be: to see that they still work. */
export const SHORT_RUNS: readonly Program[] = [
  { name: 'bench', args: ['--smoke'] },
  { name: 'faults', args: ['--seed', '1', '--seconds', '20', '--rate', '1', '--slow', '5'] },
];

/** What only a run before a release can wait for. */
export const LONG_RUNS: readonly Program[] = [
  { name: 'skew', args: [] },
  { name: 'mailbox-trial', args: [], file: 'trials/mailbox/mailbox-trial.ts' },
];

/** What a program prints, and why, when it has no result. */
const SKIPPED = /^Skipped: .*/m;

/** Runs them one after the other. Each counts as one test, but for what it skips; what it printed is shown when it failed. */
export async function runPrograms(
  programs: readonly Program[],
  signal?: AbortSignal,
  folder = 'quality',
): Promise<Part> {
  const failures: string[] = [];
  let skipped = 0;
  for (const { name, args, file = join(name, `${name}.ts`) } of programs) {
    const command = ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
    const began = Date.now();
    const { ok, output } = await runScript(TSX, [join(folder, file), ...args], { signal });
    const seconds = Math.round((Date.now() - began) / 1_000);
    const [why] = (ok && SKIPPED.exec(output)) || [];
    if (!ok) failures.push(command);
    if (why) skipped += 1;
    if (why) console.log(`${command}: ${why}`);
    else if (ok) console.log(`${command}: passed after ${seconds} s`);
    else console.log(`${output}\n${command}: failed after ${seconds} s`);
  }
  return { passed: programs.length - skipped - failures.length, failed: failures.length, failures };
}
