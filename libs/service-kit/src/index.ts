export { BackgroundLoop } from './background/background-loop.ts';
export { bootstrapService } from './bootstrap/bootstrap-service.ts';
export { giveMemoryBackOnceIdle } from './bootstrap/once-idle.ts';
export { commandServer, createService, startCommands, startService } from './bootstrap/create-service.ts';
export { endWhenUncaught } from './bootstrap/end-when-uncaught.ts';
export { exitOnFailure } from './bootstrap/exit-on-failure.ts';
export { KitModule } from './bootstrap/kit.module.ts';
export { defineService, type ServiceDefinition } from './definition/service-definition.ts';
export type { ServiceSchema } from './definition/service-schema.ts';
export type { ServiceGauge } from './definition/service-gauge.ts';
export { stopOnSignal } from './bootstrap/stop-on-signal.ts';
export { LEGAL_ENTITY, LOGGER, SERVICE_CONFIG } from './definition/tokens.ts';
export { Clock, SystemClock } from './clock/clock.ts';
export { InvalidConfig, loadConfig } from './config/load-config.ts';
export { EntityServiceConfig, LinkServiceConfig, ServiceConfig } from './config/service-config.ts';
export {
  actAs,
  currentActor,
  currentContext,
  withContext,
  type IdempotencyContext,
  type RequestContext,
} from './context/request-context.ts';
export { dataSourceOptions, migrate, migrationsOf } from './database/data-source.ts';
export { cleanerRole, grantTables } from './database/table-rights.ts';
export { isDatabaseAway } from './database/database-away.ts';
export { whenDatabaseReady } from './database/when-database-ready.ts';
export { insertOnce } from './database/insert-once.ts';
export { lockOne, lockOneOrFail } from './database/lock-one.ts';
export { errorText } from './database/storable.ts';
export { registerNumberHash } from './hashes/register-number-hash.ts';
export { atEachStart } from './unit-of-work/at-each-start.ts';
export { UnitOfWork, type Scope } from './unit-of-work/unit-of-work.ts';
export { DomainError } from './errors/domain-error.ts';
export {
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  NotFound,
  RedriveFailed,
  ServiceUnavailable,
  ValidationFailed,
} from './errors/errors.ts';
export { printablePath } from './errors/printable-path.ts';
export { toFieldErrors, validated } from './errors/validate.ts';
export { DeliveryMonitor } from './events/delivery-monitor.ts';
export { EventConsumers } from './events/event-consumers.ts';
export { OnEvent, subscriptionsOf, type Handling } from './events/on-event.decorator.ts';
export { HealthService, type Readiness } from './health/health.service.ts';
export { MonitorPort } from './health/monitor-port.ts';
export { JobSweeper } from './jobs/job-sweeper.ts';
export { RETRY } from './jobs/retry.ts';
export { defineJob, type JobDefinition } from './definition/job-definition.ts';
export {
  PermanentFailure,
  Postponement,
  Process,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
} from './job-workers/processor.decorator.ts';
export { readLegalEntity } from './legal-entity/read-legal-entity.ts';
export { countRows } from './lists/count-rows.ts';
export { newestIds, type NewestRows } from './lists/newest-ids.ts';
export { searchCondition } from './lists/search-pattern.ts';
export { codeOf, inHalves, isSameCode } from './links/link-codes.ts';
export { mailboxOf, SignedLinks, type LinkClaims, type LinkPurpose } from './links/signed-links.ts';
export { loggedError, type LoggedError } from './logging/logged-error.ts';
export { createLogger, NestLogger } from './logging/logger.ts';
export { passwordFault } from './passwords/password-fault.ts';
export { hashPassword, renewedHash, verifyPassword } from './passwords/passwords.ts';
export { Cleaner } from './retention/cleaner.ts';
export { HOLDS_LOCK } from './retention/held-clients.ts';
export { RetentionPreview } from './retention/retention-preview.ts';
export {
  cleanedTables,
  deletingRules,
  retentionOf,
  wrongRules,
  type GoesWith,
  type RetentionRule,
  type TableRetention,
} from './definition/table-retention.ts';
export { commandsOf } from './rpc/commands-of.ts';
export { OnCommand } from './rpc/on-command.decorator.ts';
export { CommandDeserializer, ReplySerializer } from './rpc/packets.ts';
export { RpcClient, UndeclaredCall } from './rpc/rpc-client.ts';
export { toWire } from './rpc/wire-error.ts';
export {
  LimitedProcess,
  ProcessExhausted,
  taskFile,
  type TaskFile,
} from './limited-process/limited-process.ts';
export { ServiceTasks } from './limited-process/service-tasks.ts';
export type { TotalConditions } from './totals/counting-function.ts';
export { inSpan } from './tracing/in-span.ts';
export { TRACING, type Tracing } from './tracing/tracing.ts';
export { readRunningTotals } from './totals/running-totals.ts';
