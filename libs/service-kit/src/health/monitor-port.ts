import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { register } from 'prom-client';
import { LOGGER, SERVICE_CONFIG } from '../definition/tokens.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

/**
 * /healthz, /readyz with its details and /metrics on HTTP_HOST:HTTP_PORT, for a service whose main port is open to
 * everybody.
 */
@Injectable()
export class MonitorPort implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly server: Server;
  private readonly health: HealthController;

  private readonly answers = new Map<string, (response: ServerResponse) => Promise<string> | string>([
    ['/healthz', () => JSON.stringify(this.health.alive())],
    ['/readyz', async (response) => JSON.stringify(await this.health.ready(response))],
    [
      '/metrics',
      (response) => {
        response.setHeader('Content-Type', register.contentType);
        return this.health.metrics();
      },
    ],
  ]);

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    health: HealthService,
  ) {
    this.health = new HealthController(health);
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Where it listens, once it does. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { HTTP_PORT, HTTP_HOST } = this.config;
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(HTTP_PORT, HTTP_HOST, resolve);
    });
    this.logger.info({ host: HTTP_HOST, port: this.port }, 'monitors may ask');
  }

  beforeApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const work = method === 'GET' ? this.answers.get(url ?? '') : undefined;
      if (!work) response.statusCode = 404;
      response.end((await work?.(response)) ?? '');
    } catch (error) {
      this.logger.warn({ err: error }, 'monitor not answered');
      response.statusCode = 503;
      response.end();
    }
  }
}
