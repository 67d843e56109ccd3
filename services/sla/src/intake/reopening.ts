import { Injectable } from '@nestjs/common';
import { FindMandate } from '@rep13/contracts-agreements';
import { RpcClient, type Scope } from '@rep13/service-kit';
import { saveSteps } from '../tickets/ticket-at-work.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { MandateHasEnded } from './intake.errors.ts';

/** What an authority sends after the end of its order. */
@Injectable()
export class Reopening {
  constructor(private readonly rpc: RpcClient) {}

  /** Before any transaction: an order about whose client we may say nothing any more stays closed. @throws MandateHasEnded */
  async requireMandate({ status, closedAs, signupId }: SlaTicket): Promise<void> {
    if (status !== 'closed' || closedAs === 'spam' || signupId === null) return;
    const mandate = await this.rpc.call(FindMandate, { signupId });
    if (mandate?.state === 'ended') throw new MandateHasEnded();
  }
}

/** Why it had been closed is kept with the line that says that it is open again. */
export async function reopenFor(scope: Scope, ticket: SlaTicket, now: Date): Promise<void> {
  const { closeReason } = ticket;
  const steps = ticket.reopen(now);
  if (steps.length > 0) await saveSteps(scope, ticket, steps, closeReason && `Closed before: ${closeReason}`);
}
