import { LimitedThread, threadFile, ThreadExhausted } from '../threads/limited-thread.ts';

/** Most processes set passwords seldom or never: the thread and its dictionaries are there only meanwhile. */
const LIMITS = { taskMs: 10_000, memoryMb: 256, idleMs: 60_000 };

const JUDGE = threadFile<typeof import('./guessable-passwords.ts')>(
  new URL('./guessable-passwords', import.meta.url),
);

let thread: LimitedThread | undefined;

/**
 * Whether somebody who tries guesses the password soon. In a thread, as judging one may take a second. A password that
 * can't be judged in time has the other rules to keep: nobody is to be kept from changing it.
 */
export async function isGuessable(password: string, known: string[]): Promise<boolean> {
  thread ??= new LimitedThread(LIMITS);
  try {
    return await thread.run(JUDGE, 'isGuessedSoon', { password, known });
  } catch (error) {
    if (error instanceof ThreadExhausted) return false;
    throw error;
  }
}
