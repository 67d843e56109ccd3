import { Command, type Refusals } from '@rep13/contracts-messaging';
import { AuthorityAddressBody } from '../authority-requests/authority-request.bodies.ts';
import { SeenVersion, TicketId } from '../ticket.fields.ts';
import type { TicketDetailView } from '../ticket.view.ts';

/**
 * The authority of an order reads its mails elsewhere. Its links end, one to the new address takes their place, and the
 * check of its sender begins again unless the authority was called back.
 */
export class ChangeAuthorityAddress extends AuthorityAddressBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.change-authority-address.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-closed': 409,
    'sla.ticket-changed': 412,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}
