import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsIP, Max, Min, ValidateBy } from 'class-validator';
import { namesNatsServers } from '../nats/nats-servers.ts';
import type { ConsumerDeclaration } from './consumer.ts';

/** The environment of the stream's provisioner. */
export class ProvisionerConfig {
  @ValidateBy(
    { name: 'natsServers', validator: { validate: namesNatsServers } },
    { message: 'NATS_EVENTS_URL: set it to nats://user:password@host:port, other servers after commas' },
  )
  readonly NATS_EVENTS_URL!: string;

  /** On so many servers the stream of events is kept; more than one takes a cluster of at least as many. */
  @Type(() => Number)
  @IsIn([1, 3, 5], { message: 'NATS_REPLICAS: set 1, 3 or 5' })
  readonly NATS_REPLICAS: number = 1;

  /** The consumers of all services, from their manifests. */
  @ValidateBy(
    { name: 'consumers', validator: { validate: (given) => consumersIn(given) !== undefined } },
    {
      message:
        'EVENT_CONSUMERS: set it to JSON such as {"sla-client-names":["events.onboarding.profile.changed.>"]}',
    },
  )
  readonly EVENT_CONSUMERS!: string;

  /** Where this process answers /healthz and /readyz. 0 takes any free port. */
  @Type(() => Number)
  @IsInt({ message: 'HTTP_PORT: set it to a port number' })
  @Min(0)
  @Max(65_535)
  readonly HTTP_PORT: number = 0;

  @IsIP(undefined, { message: 'HTTP_HOST: set it to an address such as 127.0.0.1 or 0.0.0.0' })
  readonly HTTP_HOST: string = '127.0.0.1';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL: set fatal, error, warn, info, debug, trace or silent',
  })
  readonly LOG_LEVEL: string = 'info';
}

/** @returns undefined when it is not JSON that gives each name its filters. */
export function consumersIn(given: unknown): ConsumerDeclaration[] | undefined {
  try {
    const consumers = Object.entries(JSON.parse(String(given)) as Record<string, unknown>);
    return consumers.map(([name, filters]) => {
      if (!isListOfTexts(filters)) throw new TypeError(`${name} has no filters`);
      return { name, filters };
    });
  } catch {
    return undefined;
  }
}

const isListOfTexts = (given: unknown): given is string[] =>
  Array.isArray(given) && given.length > 0 && given.every((each) => typeof each === 'string');
