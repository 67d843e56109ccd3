import type pg from 'pg';
import { READ_ONLY } from './database-away.ts';

type Query = (...given: unknown[]) => unknown;

/** Beyond the time that Postgres itself gives a statement, which it ends with an answer. */
const SILENT_FOR_MS = 3_500;

/**
 * A client of pg whose connection is given up, so that the pool makes another one, when a statement gets no answer at
 * all or the answer that the server may only be read. A host that is cut off says nothing, and TCP alone asks it for a
 * quarter of an hour; a standby stays one. As long the pool would hold connections that are of no use, while the next
 * primary waits for it.
 */
export function replacedWhenUseless(Client: typeof pg.Client, statementTimeoutMs: number): typeof pg.Client {
  return class ReplacedWhenUseless extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Waits for nothing: a statement that is under way fails, and the pool takes the client back as one that has ended.
      const giveUp = () => void this.end().catch(() => undefined);
      const query = this.query.bind(this) as Query;
      this.query = watched(query, statementTimeoutMs + SILENT_FOR_MS, giveUp) as typeof this.query;
    }
  };
}

const watched =
  (query: Query, afterMs: number, giveUp: () => void): Query =>
  (...given) => {
    const answer = query(...given);
    if (!(answer instanceof Promise)) return answer;
    let isAnswered = false;
    // In the next turn: a process that was frozen has not read yet what came meanwhile.
    const giveUpSoon = () => void setImmediate(() => isAnswered || giveUp());
    const timer = setTimeout(giveUpSoon, afterMs).unref();
    const end = () => {
      isAnswered = true;
      clearTimeout(timer);
    };
    const fail = (error: { code?: unknown }) => {
      end();
      if (error.code === READ_ONLY) giveUp();
    };
    answer.then(end, fail);
    return answer;
  };
