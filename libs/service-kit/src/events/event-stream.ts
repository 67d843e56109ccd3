import { setTimeout as sleep } from 'node:timers/promises';
import {
  jetstreamManager,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from 'nats';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-config.ts';
import { LOGGER, SERVICE_CONFIG } from '../definition/tokens.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';

export const STREAM = 'EVENTS';
const SUBJECTS = `${EVENT_SUBJECT_PREFIX}>`;

/** How far back the outbox can fill a wiped stream again, and how long the stream keeps events. */
export const RETENTION_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1_000;

/** A server that is still deleting a stream takes the files of the one made in its place with it (seen with 2.9.10). */
const DELETED_WITHIN_MS = 1_000;

/** The one stream of all events. Its consumers are kept on as many servers as it is. */
@Injectable()
export class EventStream {
  private hasSeenIt = false;
  /** The number of replicas that was last complained of. */
  private toldOf: number | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'NATS_REPLICAS'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly nats: NatsConnectionHolder,
  ) {}

  /** Made if it is not there, and raised to the replicas that are wanted. */
  async ensure(): Promise<JetStreamManager> {
    const manager = await jetstreamManager(await this.nats.get(), { checkAPI: false, timeout: 2_000 });
    const found = await manager.streams.info(STREAM).catch(() => undefined);
    this.hasSeenIt ||= found !== undefined;
    if (found && !isOtherwise(found.config)) await this.keepReplicas(manager, found);
    else await this.make(manager, found);
    this.hasSeenIt = true;
    return manager;
  }

  private async make(manager: JetStreamManager, instead?: StreamInfo): Promise<void> {
    if (instead) {
      this.logger.error(
        { config: instead.config },
        'event stream: takes or hands on what it should not, thrown away to be filled again',
      );
      await manager.streams.delete(STREAM);
    }
    if (this.hasSeenIt) await sleep(DELETED_WITHIN_MS);
    await manager.streams.add({
      name: STREAM,
      subjects: [SUBJECTS],
      storage: 'file',
      discard: 'new',
      num_replicas: this.config.NATS_REPLICAS,
      max_age: nanos(RETENTION_DAYS * DAY_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }

  /** Where the cluster can't, or somebody has more of them than we want, events go on as they did. */
  private async keepReplicas(manager: JetStreamManager, { config, cluster }: StreamInfo): Promise<void> {
    const { num_replicas: replicas } = config;
    const wanted = this.config.NATS_REPLICAS;
    if (replicas === wanted) return;
    const isNew = this.toldOf !== replicas;
    this.toldOf = replicas;
    if (replicas > wanted) {
      if (isNew) this.logger.warn({ replicas, wanted }, 'event stream: has more replicas, they are kept');
      return;
    }
    try {
      // One that is alone would promise them all the same (seen with 2.9.10 and 2.10.27).
      if (!cluster?.name) throw new Error('the server of NATS belongs to no cluster');
      await manager.streams.update(STREAM, { num_replicas: wanted });
      this.logger.info({ replicas, wanted }, 'event stream: raised to more replicas');
    } catch (error) {
      if (isNew) this.logger.warn({ err: error, replicas, wanted }, 'event stream: stays at fewer replicas');
    }
  }
}

/** Who may make the stream may have it copy what all announce, take other subjects, or rename one's events to another's. */
const isOtherwise = ({ subjects, subject_transform, republish, mirror, sources }: StreamConfig): boolean =>
  subjects?.length !== 1 ||
  subjects[0] !== SUBJECTS ||
  [subject_transform, republish, mirror].some((setting) => setting !== undefined) ||
  (sources ?? []).length > 0;
