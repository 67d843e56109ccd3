import { Inject, Injectable } from '@nestjs/common';
import { FindRepresented } from '@rep13/contracts-agreements';
import { LOGGER, RpcClient } from '@rep13/service-kit';
import type { Logger } from 'pino';
import type { TicketClient } from '../tickets/clients.ts';

/** Whom an authority's words name, asked of agreements. */
@Injectable()
export class Represented {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** An order is taken also while nobody can say whom it is about: staff does then. */
  async find(target: string): Promise<TicketClient | null> {
    return this.rpc.call(FindRepresented, { target }).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'whom an order is about could not be asked: staff says it');
      return null;
    });
  }
}
