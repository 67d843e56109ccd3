import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { Clock, SystemClock } from '../clock/clock.ts';
import { EntityServiceConfig, type ServiceConfig } from '../config/service-config.ts';
import { dataSourceOptions } from '../database/data-source.ts';
import { UnitOfWork } from '../unit-of-work/unit-of-work.ts';
import { deadLettersControllerOf } from '../events/dead-letters.controller.ts';
import { DeadLetters } from '../events/dead-letters.ts';
import { DeliveryMonitor } from '../events/delivery-monitor.ts';
import { EventConsumers } from '../events/event-consumers.ts';
import { EventHandlers } from '../events/event-handlers.ts';
import { EventInbox } from '../events/event-inbox.ts';
import { EventPositions } from '../events/event-positions.ts';
import { EventProducers } from '../events/event-producers.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { EventPublisher } from '../outbox/event-publisher.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';
import { PublishedEvents } from '../outbox/published-events.ts';
import { publishedEventsControllerOf } from '../outbox/published-events.controller.ts';
import { StreamMonitor } from '../events/stream-monitor.ts';
import { BacklogMetrics } from '../health/backlog-metrics.ts';
import { HealthController } from '../health/health.controller.ts';
import { HealthService } from '../health/health.service.ts';
import { MonitorPort } from '../health/monitor-port.ts';
import { PublicHealthController } from '../health/public-health.controller.ts';
import { JobNotifier } from '../jobs/job-notifier.ts';
import { JobRunner } from '../job-workers/job-runner.ts';
import { JobSweeper } from '../jobs/job-sweeper.ts';
import { JobWorkers } from '../job-workers/job-workers.ts';
import { readLegalEntity } from '../legal-entity/read-legal-entity.ts';
import { createLogger } from '../logging/logger.ts';
import { Cleaner } from '../retention/cleaner.ts';
import { HeldClients } from '../retention/held-clients.ts';
import { RetentionPreview } from '../retention/retention-preview.ts';
import { retentionControllerOf } from '../retention/retention.controller.ts';
import { RpcClient } from '../rpc/rpc-client.ts';
import { NatsConnectionCloser } from '../nats/nats-connection-closer.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { TracingModule } from '../tracing/tracing.module.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { LEGAL_ENTITY, LOGGER, SERVICE_CONFIG, SERVICE_DEFINITION } from '../definition/tokens.ts';
import { WiringCheck } from './wiring-check.ts';

/** What a service's own classes may inject. */
const PUBLIC = [
  UnitOfWork,
  RpcClient,
  EventConsumers,
  HealthService,
  RetentionPreview,
  Clock,
  LOGGER,
  SERVICE_CONFIG,
];

/** Everything the kit gives a service, as one global module. */
@Module({})
export class KitModule {
  static forService(
    service: ServiceDefinition,
    config: ServiceConfig,
    logger: Logger = createLogger(service.name, config.LOG_LEVEL),
  ): DynamicModule {
    const connection = { url: config.DATABASE_URL, poolSize: config.DATABASE_POOL };
    return {
      module: KitModule,
      global: true,
      imports: [
        DiscoveryModule,
        TracingModule.forService(service.name, config, logger),
        TypeOrmModule.forRootAsync({
          inject: [TRACING],
          useFactory: (tracing?: Tracing) => ({
            ...dataSourceOptions(service, { ...connection, tracing }),
            retryAttempts: 1_000,
            retryDelay: 1_000,
            // Says why; no row can be in there before there is a connection.
            verboseRetryLog: true,
          }),
        }),
      ],
      controllers: [
        service.isPublic ? PublicHealthController : HealthController,
        deadLettersControllerOf(service.name),
        publishedEventsControllerOf(service.name),
        retentionControllerOf(service.name),
      ],
      providers: [...values(service, config, logger), ...PARTS, ...(service.isPublic ? [MonitorPort] : [])],
      exports: [...PUBLIC, ...(config instanceof EntityServiceConfig ? [LEGAL_ENTITY] : [])],
    };
  }
}

const values = (service: ServiceDefinition, config: ServiceConfig, logger: Logger): Provider[] => [
  { provide: SERVICE_DEFINITION, useValue: service },
  { provide: SERVICE_CONFIG, useValue: config },
  { provide: LOGGER, useValue: logger },
  // Read here and now: a wrong record must end the start before anything waits for a database.
  ...(config instanceof EntityServiceConfig
    ? [{ provide: LEGAL_ENTITY, useValue: readLegalEntity(config) }]
    : []),
  { provide: Clock, useClass: SystemClock },
  {
    provide: NatsConnectionHolder,
    useFactory: () =>
      new NatsConnectionHolder(config.NATS_EVENTS_URL ?? config.NATS_URL, `${service.name} events`),
  },
];

/** The wiring check comes first: an incompletely wired service must not begin to work. */
const PARTS: Provider[] = [
  WiringCheck,
  UnitOfWork,
  RpcClient,
  EventPublisher,
  OutboxRelay,
  PublishedEvents,
  StreamMonitor,
  EventHandlers,
  EventInbox,
  DeadLetters,
  EventConsumers,
  EventPositions,
  EventProducers,
  DeliveryMonitor,
  JobNotifier,
  JobRunner,
  JobWorkers,
  JobSweeper,
  HeldClients,
  RetentionPreview,
  Cleaner,
  HealthService,
  BacklogMetrics,
  NatsConnectionCloser,
];
