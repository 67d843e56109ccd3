import { IsIn, IsInt, IsUUID, Matches } from 'class-validator';
import { SHA256 } from '@rep13/contracts-constants';
import { MESSAGE_DIRECTIONS, type MessageDirection } from '../constants/index.ts';
import { AnyTicketFact } from '../ticket-facts.ts';

/** Somebody wrote about an order. What was written stays with this service. */
export class TicketMessageSent extends AnyTicketFact {
  static readonly type = 'sla.ticket.message-sent.v1';
  @IsInt() readonly messageId!: number;
  @IsIn(MESSAGE_DIRECTIONS) readonly direction!: MessageDirection;
}

/** The client says that it has read the order. */
export class TicketReadByClient extends AnyTicketFact {
  static readonly type = 'sla.ticket.read-by-client.v1';
}

/** A file was added; its bytes are kept encrypted. */
export class TicketFileAdded extends AnyTicketFact {
  static readonly type = 'sla.ticket.file-added.v1';
  @IsUUID() readonly fileId!: string;
  @Matches(SHA256) readonly sha256!: string;
}

/** Staff added a note for staff. */
export class TicketNoteAdded extends AnyTicketFact {
  static readonly type = 'sla.ticket.note-added.v1';
  @IsInt() readonly noteId!: number;
}

export const CONVERSATION_EVENTS = [
  TicketMessageSent,
  TicketReadByClient,
  TicketFileAdded,
  TicketNoteAdded,
] as const;
