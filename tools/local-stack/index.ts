/** The border: what tools and tests take from here. Everything else is this project's own. */
export { readStackConfig, type StackConfig } from './config.ts';
export {
  closedDataFolder,
  closedFolder,
  dataDirOf,
  storedSecret,
  REPOSITORY,
  temporaryDataFolder,
} from './data/data-folder.ts';
export { memoryFolder } from './data/memory-folder.ts';
export { replaceFile } from './data/replace-file.ts';
export { signingSecrets } from './data/rotating-secrets.ts';
export { aptInstall, canUseApt } from './infrastructure/apt.ts';
export { findBinary, findPostgresFolder } from './infrastructure/binaries.ts';
export { mailProgram } from './infrastructure/mail.ts';
export { natsProgram, natsUrl } from './infrastructure/nats.ts';
export { freePort, LOOPBACK } from './infrastructure/ports.ts';
export { privatePostgres } from './infrastructure/postgres.ts';
export { postgresHome, unprivilegedOwner } from './infrastructure/postgres-home.ts';
export { redisConfig, redisProgram, redisUrl } from './infrastructure/redis.ts';
export {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from './infrastructure/trace-collector.ts';
export { Logs } from './processes/logs.ts';
export { LOCAL_AUTHSERV, mailInUrl } from './mail-in/provide-mail-in.ts';
export { startReady, type Program, type RunningProgram } from './processes/program.ts';
export { environmentOf, systemEnvironment } from './processes/system-environment.ts';
export { Supervisor } from './processes/supervisor.ts';
export { maySeparate, separateServices, type DatabaseUrls } from './rights/database-rights.ts';
export { natsAccess, signedInAs, type NatsAccess } from './rights/nats-access.ts';
export { EVENTS_ACCOUNT, natsConfig } from './rights/nats-config.ts';
export {
  commandRights,
  eventRights,
  eventsUserOf,
  outsideRights,
  PROVISIONER,
  provisionerRights,
  type NatsRights,
} from './rights/nats-rights.ts';
export { addOutsideUser } from './rights/outside-users.ts';
export { natsPasswordVariable, passwordVariable } from './rights/secrets.ts';
export { manifestFile, MANIFESTS, SERVICES, type ServiceManifest } from './manifests.ts';
export { databasesOf, migrateAll } from './services/databases.ts';
export { expectedEnvironments } from './services/expected-environments.ts';
export { serviceProgram, type ServiceEnvironment } from './services/service-environment.ts';
export { eventConsumers, streamsProgram } from './services/streams-program.ts';
export { startStack, type Stack, type StartOptions } from './start-stack.ts';
export { pkcs12Of } from './seal/pkcs12.ts';
export { derOf, makeIdentity, revocationList, type Statement } from './seal/certificates.ts';
export { developmentSeal, type DevelopmentSeal } from './seal/development-seal.ts';
export { startTimeStampAuthority, type TimeStampAuthority } from './seal/time-stamp-authority.ts';
export { answerTimeStampRequest } from './seal/time-stamp-token.ts';
