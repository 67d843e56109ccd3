import { Injectable } from '@nestjs/common';
import { GetTicket } from '@rep13/contracts-sla';
import { currentContext, RpcClient } from '@rep13/service-kit';
import { ClientFileReads } from './client-file-reads.ts';

/** Staff's reads of what belongs to a ticket and does not name its client. */
@Injectable()
export class TicketReads {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reads: ClientFileReads,
  ) {}

  /** Notes a read of the ticket of a client, before it is answered. @throws NotFound */
  async note(ticketId: number): Promise<void> {
    const { signupId } = await this.rpc.call(GetTicket, { ticketId });
    const { actor } = currentContext() ?? {};
    if (actor && typeof signupId === 'number') await this.reads.note(actor, signupId, 'ticket');
  }
}
