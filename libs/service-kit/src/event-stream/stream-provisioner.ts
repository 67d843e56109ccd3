import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { BackgroundLoop } from '../background/background-loop.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { isRefusal } from './refusal.ts';
import { ensureConsumer, type ConsumerDeclaration } from './consumer.ts';
import { StalledStream } from './stalled-stream.ts';
import { isTamperedWith, REFUSAL_SUBJECT, STREAM, streamManager, streamSettings } from './stream.ts';

const EVERY_MS = 2_000;
/** A server that is still deleting a stream takes the files of the one made in its place with it (seen with 2.9.10). */
const DELETED_WITHIN_MS = 1_000;
/** An event that nobody handles: whether the stream still takes any. */
const PROBE_SUBJECT = `${EVENT_SUBJECT_PREFIX}streams.stream.probed.v1`;
const PROBE_TIMEOUT_MS = 2_000;

/** What a provisioner needs. */
interface Setup {
  /** `nats://user:password@host:port`: of a user who may make and change the stream and these consumers. */
  readonly url: string;
  readonly consumers: readonly ConsumerDeclaration[];
  /** On so many servers of a cluster the events and each reader's place are kept: 1, 3 or 5. */
  readonly replicas: number;
  readonly logger: Logger;
}

/**
 * Makes the stream of events and its consumers, and makes them again whenever they are gone: nobody else may. Several
 * of these may run; each does what it finds missing. See docs/adr/0051.
 */
export class StreamProvisioner {
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) =>
      this.setup.logger.warn({ err: error }, 'event stream: not reachable, will look again'),
  });
  private readonly nats: NatsConnectionHolder;
  private readonly stalled = new StalledStream();
  private isAsItShouldBe = false;
  private hasSeenIt = false;
  /** Refusals were reported since the last probe that the stream took. */
  private isSuspected = false;
  /** What was complained of last, so that it is logged once. */
  private readonly complaints = new Map<string, string>();

  constructor(private readonly setup: Setup) {
    this.nats = new NatsConnectionHolder(setup.url, 'streams');
  }

  /** Whether the last look found or made everything. */
  get isReady(): boolean {
    return this.isAsItShouldBe;
  }

  /** Looks as soon as NATS is there, after each break and every two seconds, and listens for reports, until stopped. */
  start(): void {
    const suspect = () => {
      this.isSuspected = true;
    };
    void this.nats.get().then((connection) => connection.subscribe(REFUSAL_SUBJECT, { callback: suspect }));
    this.nats.whenConnected(() => this.loop.wake());
    this.loop.start();
  }

  /** Stream and consumers stay. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.nats.close();
  }

  /** One look; the loop does it every two seconds. */
  async check(): Promise<boolean> {
    let wasThrownAway: boolean | undefined;
    try {
      if (await this.nats.isUp()) wasThrownAway = await this.look(await streamManager(this.nats));
    } finally {
      // A look that failed has seen nothing.
      this.isAsItShouldBe = wasThrownAway === false;
    }
    return wasThrownAway ?? false;
  }

  /** @returns whether the stream was of no use, and was thrown away. */
  private async look(manager: JetStreamManager): Promise<boolean> {
    const { consumers, logger } = this.setup;
    await this.ensureStream(manager);
    const { info: server } = await this.nats.get();
    for (const consumer of consumers) {
      const differs = await ensureConsumer(manager, consumer, server?.version ?? '');
      if (differs) this.complain(consumer.name, differs, 'event consumer: is not as declared, used as it is');
    }
    const names = consumers.map(({ name }) => name);
    const stalledBy = await this.stalled.look(manager, names, await this.refuses());
    if (!stalledBy) return false;
    logger.error({ of: stalledBy }, 'event stream: takes or gives no events, thrown away to be filled again');
    await manager.streams.delete(STREAM);
    return true;
  }

  private async ensureStream(manager: JetStreamManager): Promise<void> {
    const found = await manager.streams.info(STREAM).catch(() => undefined);
    this.hasSeenIt ||= found !== undefined;
    if (found && !isTamperedWith(found.config)) return this.raiseReplicas(manager, found);
    if (found) {
      this.setup.logger.error(
        { config: found.config },
        'event stream: takes or hands on what it should not, thrown away to be filled again',
      );
      await manager.streams.delete(STREAM);
    }
    if (this.hasSeenIt) await sleep(DELETED_WITHIN_MS);
    await manager.streams.add(streamSettings(this.setup.replicas));
    this.hasSeenIt = true;
  }

  /** Where the cluster can't, or somebody has more of them than we want, events go on as they did. */
  private async raiseReplicas(manager: JetStreamManager, { config, cluster }: StreamInfo): Promise<void> {
    const { num_replicas: replicas } = config;
    const { replicas: wanted, logger } = this.setup;
    if (replicas === wanted) return;
    if (replicas > wanted)
      return this.complain('replicas', { replicas, wanted }, 'event stream: has more replicas, they stay');
    try {
      // One that is alone would promise them all the same (seen with 2.9.10 and 2.10.27).
      if (!cluster?.name) throw new Error('the server of NATS belongs to no cluster');
      await manager.streams.update(STREAM, { num_replicas: wanted });
      logger.info({ replicas, wanted }, 'event stream: raised to more replicas');
    } catch (error) {
      const detail = { err: error, replicas, wanted };
      this.complain('replicas', detail, 'event stream: stays at fewer replicas');
    }
  }

  /** A report proves nothing: the stream is tried. Undefined where nothing was reported. */
  private async refuses(): Promise<boolean | undefined> {
    if (!this.isSuspected) return undefined;
    const stream = jetstream(await this.nats.get());
    try {
      await stream.publish(PROBE_SUBJECT, '{}', { timeout: PROBE_TIMEOUT_MS });
      this.isSuspected = false;
      return false;
    } catch (error) {
      return isRefusal(error) ? true : undefined;
    }
  }

  private complain(of: string, detail: object, message: string): void {
    if (this.complaints.get(of) === message) return;
    this.complaints.set(of, message);
    this.setup.logger.warn(detail, message);
  }
}
