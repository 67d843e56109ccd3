export { aptInstall, canUseApt } from './apt.ts';
export { findBinary, findPostgresFolder } from './binaries.ts';
export { keptSecret } from './kept-secret.ts';
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
export { redisProgram, redisUrl } from './redis.ts';
