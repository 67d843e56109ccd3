import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Perform } from './outcome.ts';

const POLL_MS = 50;
/** Somebody has to come by the place. */
const AT_MOST_MS = 10_000;

/** The service kills itself at the next passage of this place of its code. */
export const crash =
  (point: string): Perform =>
  async ({ folder, processes }, { target }, signal) => {
    const pid = processes.pidOf(target);
    const file = join(folder, `${target}.${point}`);
    processes.expect(target);
    writeFileSync(file, '');
    const until = Date.now() + AT_MOST_MS;
    while (existsSync(file) && Date.now() < until && !signal.aborted) await sleep(POLL_MS);
    if (!existsSync(file)) return { backAfterMs: await processes.backAfter(target, pid) };
    rmSync(file, { force: true });
    return { isMissed: true, note: 'nobody came by' };
  };
