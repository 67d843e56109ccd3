import { Injectable } from '@nestjs/common';
import type { StepLetterView } from '@rep13/contracts-admin';
import type { ApprovalKind } from '@rep13/contracts-gateway/constants';
import type { ClosedAs, TicketAction } from '@rep13/contracts-sla/constants';
import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { PreviewAuthorityMail, type PreviewedMail } from '@rep13/contracts-notifications';
import { GetTicket } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Approval } from './approval.entity.ts';

/** Steps that write to an authority, by what is done. */
const MAILS: Partial<Record<TicketAction, PreviewedMail>> = {
  respond: 'authority-answered',
  close: 'authority-closed',
};
const KINDS: readonly ApprovalKind[] = ['close-critical-ticket', 'refuse-order'];

/** What was kept of the call, `MoveTicket`. */
interface Move {
  readonly action?: TicketAction;
  readonly closedAs?: ClosedAs | null;
  readonly outcome?: OrderOutcome | null;
  readonly effectAt?: string | null;
}

/** The letters that steps for two send off: who agrees reads them before. */
@Injectable()
export class StepLetters {
  constructor(private readonly rpc: RpcClient) {}

  /** Null where nothing goes out: the authority did not file the order with us, or it is spam. @throws ServiceUnavailable */
  async of({ kind, subjectId, payload }: Approval): Promise<StepLetterView['letter']> {
    const { action, closedAs, outcome, effectAt }: Move = payload;
    const mail = action && MAILS[action];
    if (!mail || !KINDS.includes(kind) || closedAs === 'spam') return null;
    const { authorityReference: reference } = await this.rpc.call(GetTicket, { ticketId: Number(subjectId) });
    return reference
      ? this.rpc.call(PreviewAuthorityMail, { kind: mail, reference, outcome, effectAt })
      : null;
  }
}
