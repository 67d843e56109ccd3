export { createTestDatabase, type DatabaseTemplate, type TestDatabase } from './database.ts';
export { eventually } from './eventually.ts';
export {
  daysAfter,
  liveThrough,
  unclassified,
  yearsAfter,
  type RowKind,
  type Living,
} from './live-through.ts';
export { tablesOf, type MigratedTable } from './migrations/tables-of.ts';
export { refusedMigrations } from './migrations/refused-migrations.ts';
export { memoryLog, type MemoryLog } from './memory-log.ts';
export {
  natsEventsUrlFor,
  natsUrlFor,
  startProvisioner,
  startNats,
  startNatsCluster,
  type TestNats,
  type TestNatsCluster,
} from './nats.ts';
export { startRedis, type TestRedis } from './redis.ts';
export { startSmtpInbox, type ReceivedMail, type SmtpInbox } from './smtp-inbox.ts';
export { openStubbedServices, type StubbedServices } from './stubbed-services.ts';
export { replay, rowCounts } from './replay.ts';
export { createServiceDatabase, type ServiceDatabase } from './service-database.ts';
export { manifestOf } from './service-manifest.ts';
export {
  makeListedSeal,
  makeProductionSeal,
  makeTestSeal,
  startTestTsa,
  type ListedSeal,
  type TestSeal,
  type TestTsa,
  type TsaMood,
} from './test-seal.ts';
export { startTestService, type TestService } from './start-service.ts';
export { answerTimeStampRequest, derOf, makeIdentity, pkcs12Of, type Statement } from '@rep13/local-stack';
export { startTraceCollector, type CollectedSpan, type TraceCollector } from '@rep13/local-stack';
