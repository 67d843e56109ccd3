import { join } from 'node:path';
import { REPOSITORY } from '../data/data-folder.ts';
import { LOOPBACK } from '../infrastructure/ports.ts';
import { type ServiceManifest } from '../manifests.ts';
import type { Program } from '../processes/program.ts';
import { answersWell } from './answers-well.ts';
import { OF_THE_SYSTEM, picked } from './service-environment.ts';

/** What the provisioner of the stream of events needs. */
export interface StreamsStart {
  /** The message server, as a user who may make the stream and its consumers. */
  readonly natsUrl: string;
  readonly healthPort: number;
  /** The address at which it says how it is; the loopback address unless another machine asks. */
  readonly host?: string;
}

/** The consumers of all services as the provisioner is told them. */
export const eventConsumers = (services: readonly Pick<ServiceManifest, 'consumers'>[]): string =>
  JSON.stringify(
    Object.fromEntries(
      services.flatMap(({ consumers }) => consumers.map(({ name, filters }) => [name, filters])),
    ),
  );

/** How the provisioner of the stream is run; it answers once stream and consumers are there. */
export function streamsProgram(
  { natsUrl, healthPort, host = LOOPBACK }: StreamsStart,
  env: NodeJS.ProcessEnv,
  services: readonly Pick<ServiceManifest, 'consumers'>[],
): Program {
  return {
    name: 'streams',
    command: process.execPath,
    args: [join(REPOSITORY, 'libs/service-kit/dist/event-stream/main.js')],
    env: {
      ...picked(env, [...OF_THE_SYSTEM, 'NATS_REPLICAS', 'LOG_LEVEL']),
      NATS_EVENTS_URL: natsUrl,
      EVENT_CONSUMERS: eventConsumers(services),
      HTTP_HOST: host,
      HTTP_PORT: `${healthPort}`,
    },
    answers: () => answersWell(`http://${host}:${healthPort}/readyz`),
  };
}
