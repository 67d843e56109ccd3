import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { TooManyAttempts } from '../edge/http-errors.ts';
import { networkOf } from '../edge/network-of.ts';

/** How many attempts, and in how many seconds; a minute unless it says otherwise. */
export interface Allowance {
  readonly points: number;
  readonly perSeconds?: number;
}

const MINUTE_SECONDS = 60;

/** Against what an attempt counts: what it is about, where it comes from, or the one from the other. */
export type Counted =
  | { readonly subject: string; readonly address?: string }
  | { readonly subject?: never; readonly address: string };

/** Counts attempts for all replicas: in Redis, and in Postgres while Redis is away. */
export class Limiter {
  private readonly points: number;
  private readonly limiter: RateLimiterAbstract;
  /** Which requests were counted already. */
  private readonly repeats: RateLimiterAbstract;

  constructor(name: string, allowance: number | Allowance, redis: Redis, db: DataSource) {
    const { points, perSeconds = MINUTE_SECONDS } =
      typeof allowance === 'number' ? { points: allowance } : allowance;
    this.points = points;
    this.limiter = counter(`limit-${name}`, { points, perSeconds }, redis, db);
    this.repeats = counter(`limit-${name}-once`, { points: 1, perSeconds }, redis, db);
  }

  /** Counts one attempt of `who`; what has the same `once` counts once. @throws TooManyAttempts */
  async take(who: Counted, once?: string, points = 1): Promise<void> {
    if (once && !(await this.isFirst(`${textOf(who)} ${once}`))) return this.check(who, this.points + 1);
    await this.limiter.consume(keyOf(who), points).catch(refuse);
  }

  /** Lets in who has attempts left, and counts nothing. @throws TooManyAttempts */
  async check(who: Counted, refusedFrom: number = this.points): Promise<void> {
    const state = await this.limiter.get(keyOf(who));
    if (state && state.consumedPoints >= refusedFrom) refuse(state);
  }

  /** Takes back one attempt that turned out to be none. */
  async giveBack(who: Counted): Promise<void> {
    await this.limiter.reward(keyOf(who), 1);
  }

  /** Forgets the attempts of `who`. */
  async forget(who: Counted): Promise<void> {
    await this.limiter.delete(keyOf(who));
  }

  private isFirst(request: string): Promise<boolean> {
    return this.repeats.consume(sha256Hex(request), 1).then(
      () => true,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      },
    );
  }
}

/** All addresses that one customer of a network has are one, whatever else counts with them. */
function textOf({ subject, address }: Counted): string {
  const network = address === undefined ? undefined : networkOf(address);
  return [subject, network].filter((part) => part !== undefined).join(' from ');
}

const keyOf = (who: Counted): string => sha256Hex(textOf(who));

function counter(
  keyPrefix: string,
  { points, perSeconds }: Required<Allowance>,
  redis: Redis,
  db: DataSource,
): RateLimiterAbstract {
  const common = { keyPrefix, points, duration: perSeconds };
  return new RateLimiterRedis({
    ...common,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterPostgres({
      ...common,
      storeClient: poolOf(db),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    }),
  });
}

/** The pool as the limiter takes it; TypeORM's errors tell a connection that was lost from a statement that is wrong. */
const poolOf = (db: DataSource) => ({
  query: async ({ text, values }: { text: string; values?: unknown[] }) => {
    const rows = await db.query<unknown[]>(text, values);
    return { rows, rowCount: rows.length };
  },
});

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw new TooManyAttempts(Math.ceil(reason.msBeforeNext / 1_000) || 1);
  throw reason;
}
