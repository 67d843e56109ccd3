import { EndMandate } from '@rep13/contracts-agreements';
import type { AdminRole, ApprovalKind } from '@rep13/contracts-constants';
import { AskProfileChange, RefundPayment } from '@rep13/contracts-onboarding';
import type { Command, CommandClass } from '@rep13/contracts-messaging';
import { LiftDoNotInform, MoveTicket } from '@rep13/contracts-sla';
import { WORKING_ROLES } from '../admin-users/admin-user.entity.ts';

/** What somebody asks for that takes two. */
export interface StepForTwo {
  readonly kind: ApprovalKind;
  /** The ticket's id, the mandate's register number, the payment's or the client's id. */
  readonly subjectId: string;
  /** What staff calls it. */
  readonly subject: string;
  /** The fields of the command. It is kept: no secrets. */
  readonly payload: Record<string, unknown>;
  /** Which version of the ticket the asker has seen; only of what is done at once. */
  readonly version?: number | undefined;
  /** Why it can't wait for a second person. */
  readonly breakGlass?: string | null | undefined;
}

interface Way {
  readonly command: CommandClass<Command<unknown>>;
  /** Who may make the call, and so agree to it. */
  readonly roles: readonly AdminRole[];
}

/** How each kind is carried out, and by whom. */
export const WAYS: Readonly<Record<ApprovalKind, Way>> = {
  'close-critical-ticket': { command: MoveTicket, roles: WORKING_ROLES },
  'refuse-order': { command: MoveTicket, roles: WORKING_ROLES },
  'lift-do-not-inform': { command: LiftDoNotInform, roles: WORKING_ROLES },
  'end-mandate': { command: EndMandate, roles: ['admin'] },
  'refund-payment': { command: RefundPayment, roles: ['admin'] },
  'change-client-address': { command: AskProfileChange, roles: WORKING_ROLES },
};
