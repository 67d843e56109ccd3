import { EndMandate, GetMandateClient } from '@rep13/contracts-agreements';
import type { AdminRole, ApprovalKind } from '@rep13/contracts-gateway/constants';
import {
  AskProfileChange,
  GetClientDetail,
  GetPayment,
  RefundPayment,
  WriteInvoice,
} from '@rep13/contracts-onboarding';
import type { Command, CommandClass, Refusals } from '@rep13/contracts-messaging';
import {
  ChangeTicketClient,
  GetTicket,
  LiftDoNotInform,
  LowerUrgency,
  MoveTicket,
} from '@rep13/contracts-sla';
import type { RpcClient } from '@rep13/service-kit';
import { WORKING_ROLES } from '../identity/index.ts';

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
  /** Fails where nobody has the subject: nobody is to agree to a step that can never be made. */
  readonly find: (rpc: RpcClient, subjectId: string) => Promise<object>;
}

const ticket: Way['find'] = (rpc, id) => rpc.call(GetTicket, { ticketId: Number(id) });
const mandate: Way['find'] = (rpc, registerNumber) => rpc.call(GetMandateClient, { registerNumber });
const client: Way['find'] = (rpc, id) => rpc.call(GetClientDetail, { signupId: Number(id) });
const payment: Way['find'] = (rpc, id) => rpc.call(GetPayment, { paymentId: Number(id) });

/** How each kind is carried out, and by whom. */
export const WAYS: Readonly<Record<ApprovalKind, Way>> = {
  'close-critical-ticket': { command: MoveTicket, roles: WORKING_ROLES, find: ticket },
  'refuse-order': { command: MoveTicket, roles: WORKING_ROLES, find: ticket },
  'lift-do-not-inform': { command: LiftDoNotInform, roles: WORKING_ROLES, find: ticket },
  'lower-urgency': { command: LowerUrgency, roles: WORKING_ROLES, find: ticket },
  'end-mandate': { command: EndMandate, roles: ['admin'], find: mandate },
  'refund-payment': { command: RefundPayment, roles: ['admin'], find: payment },
  'change-order-client': { command: ChangeTicketClient, roles: WORKING_ROLES, find: ticket },
  'write-invoice': { command: WriteInvoice, roles: ['admin'], find: payment },
  'change-client-address': { command: AskProfileChange, roles: WORKING_ROLES, find: client },
};

/** What the services may say to a step, whichever it is. */
export const STEP_REFUSALS: Refusals = Object.assign(
  {},
  ...Object.values(WAYS).map(({ command }) => command.errors),
) as Refusals;
