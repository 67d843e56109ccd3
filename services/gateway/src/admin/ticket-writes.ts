import { Injectable } from '@nestjs/common';
import { ERROR_CODES } from '@rep13/contracts-constants';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import { GetTicket } from '@rep13/contracts-sla';
import { currentContext, DomainError, RpcClient } from '@rep13/service-kit';
import { ColleaguesService } from '../identity/index.ts';
import { lastChange, sentenceOf, TicketChanged } from './ticket-changed.ts';

const STAFF = /^admin:(\d+)$/;

/** Changes of tickets: one that came too late is told who was faster. */
@Injectable()
export class TicketWrites {
  constructor(
    private readonly rpc: RpcClient,
    private readonly colleagues: ColleaguesService,
  ) {}

  /** @throws what the service says */
  call<C extends Command<unknown> & { readonly ticketId: number }>(
    type: CommandClass<C>,
    payload: PayloadOf<C> & { readonly ticketId: number },
  ): Promise<ReplyOf<C>> {
    return this.orWhoWasFaster(payload.ticketId, () => this.rpc.call(type, payload));
  }

  /** @throws what `work` throws */
  async orWhoWasFaster<T>(ticketId: number, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isTooLate = error instanceof DomainError && error.code === ERROR_CODES.ticketChanged;
      // What can't be found out is not told: the refusal stays what it is.
      throw isTooLate ? await this.whoWasFaster(ticketId).catch(() => error) : error;
    }
  }

  private async whoWasFaster(ticketId: number): Promise<DomainError> {
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const change = lastChange(ticket);
    if (!change) throw new Error(`nobody has changed ticket ${ticketId}`);
    const [, id] = STAFF.exec(change.actor) ?? [];
    const name = id === undefined ? undefined : await this.colleagues.nameOf(Number(id));
    return new TicketChanged(sentenceOf(change, ticket.ticketNumber, name, currentContext()?.actor));
  }
}
