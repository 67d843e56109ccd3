import type { Command, Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { ClientTicketView } from '../client-ticket.view.ts';
import { ReportedOrderBody } from '../reported-orders/reported-order.body.ts';

/** An authority wrote to the client itself: its order becomes one of the client's. */
export class ReportOrder extends ReportedOrderBody implements Command<ClientTicketView> {
  static readonly subject = 'rpc.sla.client-ticket.report.v1';
  static readonly errors = { 'gateway.validation-failed': 400 } as const satisfies Refusals;
  declare readonly replyType?: ClientTicketView;
  @SignupId() readonly signupId!: number;
}
