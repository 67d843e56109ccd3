import { LimitedProcess, taskFile, ProcessExhausted } from '../limited-process/limited-process.ts';

/** Most processes set passwords seldom or never: the process and its dictionaries are there only meanwhile. */
const PROCESS = new LimitedProcess({ taskMs: 10_000, memoryMb: 256, idleMs: 60_000 });

const JUDGE = taskFile<typeof import('./guessable-passwords.ts')>(
  new URL('./guessable-passwords', import.meta.url),
);

/**
 * Whether somebody who tries guesses the password soon. In a process of its own, as judging one may take a second. A
 * password that can't be judged in time has the other rules to keep: nobody is to be kept from changing it.
 */
export async function isGuessable(password: string, known: string[]): Promise<boolean> {
  try {
    return await PROCESS.run(JUDGE, 'isGuessedSoon', { password, known });
  } catch (error) {
    if (error instanceof ProcessExhausted) return false;
    throw error;
  }
}
