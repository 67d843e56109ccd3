import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, LOGGER } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import session, { type Session } from 'express-session';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { SessionData } from './session-data.ts';
import { endOf, isWorthNoting, stillValid } from './session-policy.ts';

type Done = (error?: unknown) => void;
type Loaded = (error: unknown, data?: SessionData | null) => void;

const CLEAN_UP_EVERY_MS = 10 * 60_000;

/** What stands in the table instead of the cookie's value. */
export const sidOf = (id: string): string => sha256Hex(id);

/**
 * Sessions in Postgres. A stored session is only ever updated, never inserted again: a request that is still
 * running when its session is ended can't bring it back.
 */
@Injectable()
export class PostgresSessionStore extends session.Store implements OnApplicationShutdown {
  private readonly stored = new WeakSet<object>();
  private readonly unattended = new WeakSet<object>();
  private readonly cleaning: NodeJS.Timeout;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.cleaning = setInterval(() => this.cleanUp(), CLEAN_UP_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.cleaning);
  }

  override get(id: string, done: Loaded): void {
    this.read(id).then((data) => done(null, data), done);
  }

  override createSession(request: Parameters<session.Store['createSession']>[0], data: SessionData) {
    const created = super.createSession(request, data);
    this.stored.add(created);
    return created;
  }

  override set(id: string, data: SessionData, done: Done = () => undefined): void {
    this.write(id, data).then(() => done(), done);
  }

  override destroy(id: string, done: Done = () => undefined): void {
    this.db.query('delete from sessions where sid = $1', [sidOf(id)]).then(() => done(), done);
  }

  /** This request does not keep the session alive: nobody is known to sit before the screen. */
  leaveUntouched(data: object): void {
    this.unattended.add(data);
  }

  /** Answers at once: noting the time must not hold up a request, and failing to must not fail it. */
  override touch(id: string, data: SessionData, done: Done = () => undefined): void {
    done();
    const now = this.now();
    if (this.unattended.has(data) || !isWorthNoting(data, now)) return;
    const { admin } = data;
    this.db
      .query(
        `update sessions set expire = to_timestamp($2 / 1000.0),
           sess = jsonb_set(case when $4 then sess else sess - 'admin' end, '{seenAt}', to_jsonb($3::bigint))
         where sid = $1`,
        [sidOf(id), endOf({ ...data, seenAt: now }), now, admin !== undefined],
      )
      .catch((error: unknown) => this.logger.warn({ err: error }, 'session not touched'));
  }

  /** Whether the session stands in the table, as far as this request knows. */
  holds(data: object): boolean {
    return this.stored.has(data);
  }

  private now = (): number => this.clock.now().getTime();

  private async read(id: string): Promise<SessionData | null> {
    const [row] = await this.db.query<{ sess: SessionData }[]>('select sess from sessions where sid = $1', [
      sidOf(id),
    ]);
    return (row && stillValid(row.sess, this.now())) ?? null;
  }

  private async write(id: string, data: SessionData): Promise<void> {
    const now = this.now();
    const sess = {
      ...(JSON.parse(JSON.stringify(data)) as SessionData),
      bornAt: data.bornAt ?? now,
      seenAt: now,
    };
    const values = [sidOf(id), JSON.stringify(sess), endOf(sess)];
    if (this.stored.has(data)) {
      await this.db.query(
        'update sessions set sess = $2, expire = to_timestamp($3 / 1000.0) where sid = $1',
        values,
      );
      return;
    }
    await this.db.query(
      'insert into sessions (sid, sess, expire) values ($1, $2, to_timestamp($3 / 1000.0))',
      values,
    );
    this.stored.add(data as Session & SessionData);
  }

  private cleanUp(): void {
    this.db
      .query('delete from sessions where expire < $1', [this.clock.now()])
      .catch((error: unknown) => this.logger.warn({ err: error }, 'ended sessions not removed'));
  }
}
