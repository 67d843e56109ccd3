import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { PaymentProvider } from './payment-provider.ts';

const TRY_AGAIN_AFTER_MS = 30_000;

/**
 * Has the provider make what is needed there, at each start. It holds no start up: while the provider is away it is
 * asked again, and paying alone has to wait.
 */
@Injectable()
export class PrepareProvider implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.prepare();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async prepare(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        return await this.provider.prepare();
      } catch (error) {
        this.logger.warn({ err: error }, 'payment provider: not prepared yet');
        await sleep(TRY_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
