import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop, LOGGER, UnitOfWork, withContext } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { TicketClocks } from './ticket-clocks.service.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/**
 * Rings whatever is due, each minute and at the start: a lost job, a stepped clock or a standstill delays what a
 * clock says, and never loses or doubles it.
 */
@Injectable()
export class TicketClockSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.sweep(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'ticket clocks: will look again'),
  });

  constructor(
    private readonly clocks: TicketClocks,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Looks once. @returns whether there may be more; one ticket that fails holds up no other. */
  async sweep(): Promise<boolean> {
    const due = await this.clocks.due(AT_ONCE);
    let failed = 0;
    for (const id of due) {
      await this.ring(id).catch((error: unknown) => {
        failed += 1;
        this.logger.warn({ err: error, ticketId: id }, 'ticket clock: will ring again');
      });
    }
    return due.length === AT_ONCE && failed === 0;
  }

  private ring(id: number): Promise<void> {
    const context = { correlationId: uuidv7(), actor: 'system' };
    return withContext(context, () => this.unitOfWork.run((scope) => this.clocks.ring(scope, id)));
  }
}
