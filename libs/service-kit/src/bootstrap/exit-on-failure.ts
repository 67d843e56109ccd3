import { QueryFailedError } from 'typeorm';
import { loggedError, safeMessageOf } from '../logging/logged-error.ts';

/** A process that can't start prints the reason and ends with 1. */
export async function exitOnFailure(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

/** A migration reads rows: messages of Postgres about them may contain their values. */
function reasonOf(error: unknown): string {
  if (error instanceof QueryFailedError) return safeMessageOf(error) ?? JSON.stringify(loggedError(error));
  return error instanceof Error ? error.message : String(error);
}
