import type { Command, Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { ClientTicketDetailView } from '../client-ticket.view.ts';
import { SeenVersion, TicketId } from '../ticket.fields.ts';
import type { TicketDetailView } from '../ticket.view.ts';
import { UserNoticeBody } from '../user-notification/user-notice.body.ts';
import { UserNotificationBody } from '../user-notification/user-notification.body.ts';

/** The client has told the user concerned, or says why not. Safe to repeat, also of a closed order. */
export class RecordUserNotification extends UserNotificationBody implements Command<ClientTicketDetailView> {
  static readonly subject = 'rpc.sla.client-ticket.record-user-notification.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: ClientTicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SignupId() readonly signupId!: number;
}

/** The authority has said whether the user concerned may be told. Also of a closed order: the duty outlasts it. */
export class SetUserNotice extends UserNoticeBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.set-user-notice.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'sla.ticket-changed': 412,
    'sla.ticket-is-no-order': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}
