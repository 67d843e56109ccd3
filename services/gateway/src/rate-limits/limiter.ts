import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { TooManyAttempts } from '../edge/refusals.ts';
import { sha256 } from '../idempotency/idempotency-key.ts';

/** How many attempts, and in how many seconds; a minute unless it says otherwise. */
export interface Allowance {
  readonly points: number;
  readonly perSeconds?: number;
}

const MINUTE_SECONDS = 60;

/** Counts attempts for all replicas: in Redis, and in Postgres while Redis is away. */
export class Limiter {
  private readonly points: number;
  private readonly limiter: RateLimiterAbstract;

  constructor(name: string, allowance: number | Allowance, redis: Redis, db: DataSource) {
    const { points, perSeconds = MINUTE_SECONDS } =
      typeof allowance === 'number' ? { points: allowance } : allowance;
    this.points = points;
    const common = { keyPrefix: `limit-${name}`, points, duration: perSeconds };
    const pool = (db.driver as unknown as { master: unknown }).master;
    this.limiter = new RateLimiterRedis({
      ...common,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterPostgres({
        ...common,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      }),
    });
  }

  /** Counts one attempt of `who`. @throws TooManyAttempts */
  async take(who: string): Promise<void> {
    await this.limiter.consume(sha256(who), 1).catch(refuse);
  }

  /** Lets in whoever has attempts left, and counts nothing. @throws TooManyAttempts */
  async check(who: string): Promise<void> {
    const state = await this.limiter.get(sha256(who));
    if (state && state.consumedPoints >= this.points) refuse(state);
  }

  /** Forgets the attempts of `who`. */
  async forget(who: string): Promise<void> {
    await this.limiter.delete(sha256(who));
  }
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw new TooManyAttempts(Math.ceil(reason.msBeforeNext / 1_000) || 1);
  throw reason;
}
