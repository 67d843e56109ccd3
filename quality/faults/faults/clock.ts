import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '@rep13/local-stack';
import { lasting } from './lasting.ts';
import type { Perform } from './outcome.ts';

const STEP_MS = 10 * 60_000;

/** Away from the true time and back, which is a second step. */
export const stepClock =
  (direction: 1 | -1): Perform =>
  async ({ folder }, { target, forMs }, signal) => {
    const file = join(folder, `${target}.clock`);
    replaceFile(file, `${direction * STEP_MS}`);
    await lasting(forMs, signal);
    rmSync(file, { force: true });
    return {};
  };
