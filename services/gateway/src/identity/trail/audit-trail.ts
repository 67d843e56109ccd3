import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MoreRefused } from '@rep13/contracts-gateway';
import type { EventClass } from '@rep13/contracts-messaging';
import {
  BackgroundLoop,
  Clock,
  currentContext,
  LOGGER,
  UnitOfWork,
  withContext,
  type RequestContext,
  type Scope,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { Repeats } from './repeats.ts';

const WINDOW_MS = 60_000;
/** Different refusals that are recorded one by one in a minute, in each replica. */
const KINDS_MAX = 300;
const LOOK_MS = 1_000;

/** A fact that may come a thousand times: `times` and `since` are added when it is recorded. */
interface Repeatable {
  readonly type: EventClass;
  readonly data: Promise<object>;
  readonly context: RequestContext | undefined;
}

/** What the edge itself records in the audit log: no data changes with it, so it has a transaction of its own. */
@Injectable()
export class AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeats = new Repeats<Repeatable>(WINDOW_MS, KINDS_MAX);
  private readonly recording = new Set<Promise<void>>();
  private readonly loop = new BackgroundLoop(() => this.recordDue(this.clock.now()), {
    intervalMs: LOOK_MS,
    onError: (error) => this.logger.warn({ err: error }, 'audit trail: not told'),
  });

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    // The first of its kind, before the count of the others; then what came meanwhile.
    await Promise.all(this.recording);
    await this.recordDue().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'audit trail: not told'),
    );
    await Promise.all(this.recording);
  }

  /** For what must not happen without its line: fails if the line can't be stored. */
  record<E extends object>(type: EventClass<E>, data: E): Promise<void> {
    return this.announceTogether((outbox) => outbox.add(type, data));
  }

  /** The same for several facts, of which either all are stored or none. */
  async announceTogether(announce: (outbox: Scope['outbox']) => void): Promise<void> {
    await this.unitOfWork.run(({ outbox }) => announce(outbox));
  }

  /**
   * For what anybody may cause as often as they like: the first of a minute is recorded at once, the others of the same
   * `key` together when the minute is over. Holds nobody up; a crash loses the count of the last minute.
   */
  recordRepeatable<E extends { times: number; since: string }>(
    type: EventClass<E>,
    key: string,
    describe: () => Promise<Omit<E, 'times' | 'since'>>,
  ): void {
    const since = this.clock.now();
    const make = () => ({ type, data: describe(), context: currentContext() });
    const fact = this.repeats.first(`${type.type} ${key}`, make, since);
    if (fact) this.inBackground(this.announce(fact, 1, since));
  }

  private async announce({ type, data, context }: Repeatable, times: number, since: Date): Promise<void> {
    const fact = { ...(await data), times, since: since.toISOString() };
    await inContext(context, () => this.record(type, fact));
  }

  private inBackground(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.logger.warn({ err: error }, 'audit trail: not told'))
      .finally(() => this.recording.delete(done));
    this.recording.add(done);
  }

  private async recordDue(now?: Date): Promise<false> {
    const { repeated, beyond } = this.repeats.takeDue(now);
    for (const { what, times, since } of repeated) await this.announce(what, times, since);
    if (beyond) await this.record(MoreRefused, { times: beyond.times, since: beyond.since.toISOString() });
    return false;
  }
}

const inContext = <T>(context: RequestContext | undefined, work: () => T): T =>
  context ? withContext(context, work) : work();
