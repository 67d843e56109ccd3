import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { GatewayConfig } from '../config.ts';

/** A Redis that hangs must not hold up a request. */
const WITHIN_MS = 250;

/** The one connection to what all gateways count together; it fails at once while Redis is away. */
@Injectable()
export class GatewayRedis implements OnApplicationShutdown {
  readonly client: Redis;

  constructor(@Inject(SERVICE_CONFIG) config: GatewayConfig, @Inject(LOGGER) logger: Logger) {
    this.client = new Redis(config.REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: WITHIN_MS,
      // What is counted in the same turn goes there in one piece.
      enableAutoPipelining: true,
    });
    this.client.on('error', (error) => logger.debug({ err: error }, 'redis'));
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
