import { Injectable } from '@nestjs/common';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import {
  ChangeTicketClient,
  GetTicket,
  LiftDoNotInform,
  LowerUrgency,
  MoveTicket,
  type ChangeTicketClientBody,
  type LowerUrgencyBody,
  type MoveTicketBody,
  type ReasonBody,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { DomainError, RpcClient, ValidationFailed } from '@rep13/service-kit';
import type { AdminUser } from '../identity/index.ts';
import { ApprovalsService, type StepForTwo } from '../approvals/index.ts';
import { TicketWrites } from './ticket-writes.ts';
import { TicketChanged } from './ticket-changed.ts';

/** Who asks, and which version of the ticket they have seen. */
export interface Asking {
  readonly by: AdminUser;
  readonly version: number | undefined;
}

/** The steps that record what was done about an order; the others take no notice of it. */
const RECORDS_OUTCOME: readonly TicketAction[] = ['respond', 'close'];

type Outcome = Promise<TicketDetailView | ApprovalNeededView>;

/** Moves of tickets, of which some take two of staff. */
@Injectable()
export class TicketMoves {
  constructor(
    private readonly rpc: RpcClient,
    private readonly writes: TicketWrites,
    private readonly approvals: ApprovalsService,
  ) {}

  async move(ticketId: number, action: TicketAction, body: MoveTicketBody, asking: Asking): Outcome {
    const { breakGlass, ...details } = body;
    const payload = { ...details, ticketId, action };
    // By whichever step it is recorded: the rule of two follows the outcome, not the button.
    const isRefusal = RECORDS_OUTCOME.includes(action) && body.outcome === 'refused';
    if (action !== 'close' && !isRefusal)
      return this.writes.call(MoveTicket, { ...payload, ...versioned(asking.version) });
    const before = await this.approvals.askedBefore<TicketDetailView>();
    if (before) return before;
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const needsTwo = isRefusal || ticket.urgencyLevel === 'critical';
    // What is not its turn the service refuses; the version keeps it from becoming possible meanwhile.
    if (!needsTwo || !ticket.nextActions.includes(action))
      return this.writes.call(MoveTicket, { ...payload, version: asking.version ?? ticket.version });
    const isClosing = action === 'close' && ticket.urgencyLevel === 'critical';
    const kind = isClosing ? 'close-critical-ticket' : 'refuse-order';
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

  /** Of an order that has no client yet the service says that it is matched, not changed. */
  async changeClient(ticketId: number, body: ChangeTicketClientBody, asking: Asking): Outcome {
    const before = await this.approvals.askedBefore<TicketDetailView>();
    if (before) return before;
    const { breakGlass, signupId, reason } = body;
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const insteadOf = ticket.signupId ?? signupId;
    const order = { ticketId, signupId, insteadOf, reason };
    if (ticket.signupId === null || ticket.signupId === signupId)
      return this.writes.call(ChangeTicketClient, { ...order, version: asking.version ?? ticket.version });
    // Nobody is to agree to a client that is none.
    const { companyName, clientId } = await this.clientOf(signupId);
    const client = `${companyName} (${clientId}) instead of ${ticket.companyName ?? insteadOf}`;
    return this.ask(
      ticket,
      { kind: 'change-order-client', payload: { ...order, client }, breakGlass },
      asking,
    );
  }

  private async clientOf(signupId: number): Promise<SignupPartyView> {
    try {
      return await this.rpc.call(GetSignupParty, { signupId });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== ERROR_CODES.notFound) throw error;
      throw new ValidationFailed([{ path: 'signupId', message: MESSAGES.ticketSignup }]);
    }
  }

  /** Of one that is critical: of others nothing is taken back. */
  async lowerUrgency(ticketId: number, body: LowerUrgencyBody, asking: Asking): Outcome {
    const { breakGlass, ...details } = body;
    const before = await this.approvals.askedBefore<TicketDetailView>();
    if (before) return before;
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    const payload = { ...details, ticketId };
    if (ticket.urgencyLevel !== 'critical' || ticket.status === 'closed')
      return this.writes.call(LowerUrgency, { ...payload, version: asking.version ?? ticket.version });
    return this.ask(ticket, { kind: 'lower-urgency', payload, breakGlass }, asking);
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
