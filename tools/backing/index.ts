export { aptInstall, canUseApt } from './apt.ts';
export { findBinary, findPostgresFolder } from './binaries.ts';
export { composeEnv } from './compose-env.ts';
export { closedDataFolder } from './data-folder.ts';
export { dataDirOf, REPOSITORY } from './data-dir.ts';
export { natsProgram, natsUrl } from './nats.ts';
export { freePort, LOOPBACK } from './ports.ts';
export { ensureDatabase, privatePostgres, type PrivatePostgres } from './postgres.ts';
export {
  signalGroup,
  startProgram,
  startReady,
  untilReady,
  type Program,
  type RunningProgram,
} from './program.ts';
export { provideBacking, type Backing } from './provide.ts';
export { redisAccess, redisConfig, redisProgram, redisUrl, type RedisAccess } from './redis.ts';
export { linkSecret, sessionSecret, type Secret } from './rotating-secrets.ts';
export { maySeparate, separateServices, type DatabaseUrls } from './rights/database-rights.ts';
export { natsAccess, signedInAs, type NatsAccess } from './rights/nats-access.ts';
export { natsConfig, type NatsUser } from './rights/nats-config.ts';
export { durableOf, outsideRights, serviceRights } from './rights/nats-rights.ts';
export { addOutsideUser } from './rights/outside-users.ts';
export { databaseUser, keptPassword, passwordVariable, secretsFolder } from './rights/secrets.ts';
export { manifestFile, MANIFESTS, SERVICES, type ServiceManifest } from './rights/services.ts';
