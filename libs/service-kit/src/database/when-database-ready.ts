import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-away.ts';

const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * Does what a service needs of its database before it starts, however long that is away: a start waits for its servers
 * and doesn't fail because of them.
 * @param work is done again from its beginning. @throws what it throws of another kind.
 */
export async function whenDatabaseReady(logger: Logger, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logger.warn({ err: error }, 'start: waits for the database');
      await sleep(TRY_AGAIN_AFTER_MS);
    }
  }
}
