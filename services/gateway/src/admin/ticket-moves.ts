import { Injectable } from '@nestjs/common';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { TicketAction } from '@rep13/contracts-constants';
import {
  GetTicket,
  LiftDoNotInform,
  MoveTicket,
  type MoveTicketBody,
  type ReasonBody,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { AdminUser } from '../admin-users/admin-user.entity.ts';
import { Approvals } from '../approvals/approvals.service.ts';
import type { StepForTwo } from '../approvals/step-for-two.ts';
import { TicketWrites } from './ticket-writes.ts';
import { TicketChanged } from './who-was-faster.ts';

/** Who asks, and which version of the ticket they have seen. */
export interface Asking {
  readonly by: AdminUser;
  readonly version: number | undefined;
}

type Outcome = Promise<TicketDetailView | ApprovalNeededView>;

/** Moves of tickets, of which some take two of staff. */
@Injectable()
export class TicketMoves {
  constructor(
    private readonly rpc: RpcClient,
    private readonly writes: TicketWrites,
    private readonly approvals: Approvals,
  ) {}

  async move(ticketId: number, action: TicketAction, body: MoveTicketBody, asking: Asking): Outcome {
    const { breakGlass, ...words } = body;
    const payload = { ...words, ticketId, action };
    const isRefusal = action === 'respond' && body.outcome === 'refused';
    if (action !== 'close' && !isRefusal)
      return this.writes.call(MoveTicket, { ...payload, ...versioned(asking.version) });
    const before = await this.approvals.askedBefore<TicketDetailView>();
    if (before) return before;
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const needsTwo = isRefusal || ticket.urgencyLevel === 'critical';
    // What is not its turn the service refuses; the version keeps it from becoming possible meanwhile.
    if (!needsTwo || !ticket.nextActions.includes(action))
      return this.writes.call(MoveTicket, { ...payload, version: asking.version ?? ticket.version });
    const kind = isRefusal ? 'refuse-order' : 'close-critical-ticket';
    return this.ask(ticket, { kind, payload, breakGlass }, asking);
  }

  async liftDoNotInform(ticketId: number, { reason, breakGlass }: ReasonBody, asking: Asking): Outcome {
    const before = await this.approvals.askedBefore<TicketDetailView>();
    if (before) return before;
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const payload = { ticketId, reason };
    if (!ticket.doNotInform)
      return this.writes.call(LiftDoNotInform, { ...payload, version: asking.version ?? ticket.version });
    return this.ask(ticket, { kind: 'lift-do-not-inform', payload, breakGlass }, asking);
  }

  /**
   * What was asked for is not bound to a version: a message that comes in meanwhile leaves it as it is. Who asks must
   * have seen the last one, though.
   */
  private ask(
    { id, ticketNumber, version }: TicketDetailView,
    step: Pick<StepForTwo, 'kind' | 'payload' | 'breakGlass'>,
    { by, version: seen }: Asking,
  ): Outcome {
    const asked = { ...step, subjectId: `${id}`, subject: ticketNumber, version: seen ?? version };
    return this.writes.orWhoWasFaster(id, async () => {
      if (seen !== undefined && seen !== version) throw new TicketChanged();
      return this.approvals.ask<TicketDetailView>(asked, by);
    });
  }
}

const versioned = (version: number | undefined) => (version === undefined ? {} : { version });
