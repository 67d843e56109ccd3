export { findBinary, findPostgresFolder, SYSTEM_PLACES, type SearchPlaces } from './binaries.ts';
export { natsProgram, natsUrl } from './nats.ts';
export { freePort, LOOPBACK } from './ports.ts';
export { privatePostgres, type PrivatePostgres } from './postgres.ts';
export { signalGroup, startProgram, startReady, type Program, type RunningProgram } from './program.ts';
export { redisProgram, redisUrl } from './redis.ts';
