import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SenderKeyBody } from '../authority-requests/authority-request.bodies.ts';
import type { SenderKeyView } from '../authority-requests/authority-request.views.ts';
import { TicketId } from '../ticket.fields.ts';

/**
 * Keep the key that a mail is signed with: mails of its sender that it signs come from that authority. Refused unless the
 * signature is valid, covers the whole mail and is of the address that the mail names, in the authority's domain.
 */
export class SaveSenderKey extends SenderKeyBody implements Command<SenderKeyView> {
  static readonly subject = 'rpc.sla.authority-key.keep.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  declare readonly replyType?: SenderKeyView;
  @TicketId() readonly authorityId!: number;
}

/** From now on a key proves nothing; what it signed before stays as it was decided. */
export class EndSenderKey extends Command<SenderKeyView> {
  static readonly subject = 'rpc.sla.authority-key.end.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly authorityId!: number;
  @TicketId() readonly keyId!: number;
}

export const SENDER_KEY_COMMANDS = [SaveSenderKey, EndSenderKey] as const;
