import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { IsUUID } from 'class-validator';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import { Command, FILE_CHECK_REFUSALS, type Refusals } from '@rep13/contracts-messaging';
import { BytesUpTo, RequiredText, SignupId } from '@rep13/contracts-validation';
import { OfClientTicket } from './ticket.commands.ts';
import { FILE_ANSWER_MS, SeenVersion, TicketId } from '../ticket.fields.ts';
import type { ClientTicketDetailView } from '../client-ticket.view.ts';
import type { TicketDetailView } from '../ticket.view.ts';
import { ClientMessageBody, StaffMessageBody, TicketNoteBody } from '../conversation/conversation.bodies.ts';
import type {
  ClientMessageView,
  StaffFileView,
  TicketFileContentView,
  TicketNoteView,
} from '../conversation/conversation.views.ts';
/** The longest name a file may come with, in characters; kept is a cleaned one. */
const FILE_NAME_MAX = 1_000;

/** One order as its client sees it. One that the client must not hear of is not found. */
export class GetClientTicket extends OfClientTicket<ClientTicketDetailView> {
  static readonly subject = 'rpc.sla.client-ticket.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
}

/** The client has read it: nobody else is called. Safe to repeat. */
export class ReadTicketAsClient extends OfClientTicket<ClientTicketDetailView> {
  static readonly subject = 'rpc.sla.client-ticket.read.v1';
  static readonly errors = { 'gateway.not-found': 404, 'sla.ticket-closed': 409 } as const satisfies Refusals;
}

/** The client's answer; its clock counts it. */
export class WriteAsClient extends ClientMessageBody implements Command<ClientMessageView> {
  static readonly subject = 'rpc.sla.client-ticket.write.v1';
  static readonly errors = { 'gateway.not-found': 404, 'sla.ticket-closed': 409 } as const satisfies Refusals;
  declare readonly replyType?: ClientMessageView;
  @TicketId() readonly ticketId!: number;
  @SignupId() readonly signupId!: number;
}

/** A file for the client's next message. */
export class AddClientFile extends OfClientTicket<TicketFileView> {
  static readonly subject = 'rpc.sla.client-ticket.add-file.v1';
  static readonly errors = {
    ...FILE_CHECK_REFUSALS,
    'gateway.not-found': 404,
    'sla.ticket-closed': 409,
    'sla.ticket-files-full': 409,
  } as const satisfies Refusals;
  static readonly answerWithinMs = FILE_ANSWER_MS;
  @RequiredText(FILE_NAME_MAX, 'Please name the file') readonly name!: string;
  @BytesUpTo(TICKET_FILES.bytesMax) readonly bytes!: Uint8Array;
}

/** A file of a message between the client and us. */
export class GetClientFile extends OfClientTicket<TicketFileContentView> {
  static readonly subject = 'rpc.sla.client-ticket.get-file.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsUUID() readonly fileId!: string;
}

/** Staff writes to the client or the authority. The authority of an order that staff typed in can't be reached. */
export class WriteAsStaff extends StaffMessageBody implements Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.write.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'sla.ticket-closed': 409,
    'sla.ticket-changed': 412,
    'sla.client-not-to-be-informed': 409,
    'sla.client-unknown': 409,
    'sla.authority-unreachable': 409,
    'sla.client-not-yet-told': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: TicketDetailView;
  @TicketId() readonly ticketId!: number;
  @SeenVersion() readonly version?: number;
}

/** Staff has read what client and authority wrote. Safe to repeat, also of a closed order. */
export class ReadTicketAsStaff extends Command<TicketDetailView> {
  static readonly subject = 'rpc.sla.ticket.read.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly ticketId!: number;
}

/** A file for staff's next message. */
export class AddStaffFile extends Command<StaffFileView> {
  static readonly subject = 'rpc.sla.ticket.add-file.v1';
  static readonly errors = AddClientFile.errors;
  static readonly answerWithinMs = FILE_ANSWER_MS;
  @TicketId() readonly ticketId!: number;
  @RequiredText(FILE_NAME_MAX, 'Please name the file') readonly name!: string;
  @BytesUpTo(TICKET_FILES.bytesMax) readonly bytes!: Uint8Array;
}

/** Any file of a ticket, for staff. */
export class GetTicketFile extends Command<TicketFileContentView> {
  static readonly subject = 'rpc.sla.ticket.get-file.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly ticketId!: number;
  @IsUUID() readonly fileId!: string;
}

/** Staff's notes, oldest first. */
export class ListTicketNotes extends Command<TicketNoteView[]> {
  static readonly subject = 'rpc.sla.ticket-note.list.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @TicketId() readonly ticketId!: number;
}

/** A note for staff. */
export class AddTicketNote extends TicketNoteBody implements Command<TicketNoteView> {
  static readonly subject = 'rpc.sla.ticket-note.add.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: TicketNoteView;
  @TicketId() readonly ticketId!: number;
}

export const CONVERSATION_COMMANDS = [
  GetClientTicket,
  ReadTicketAsClient,
  WriteAsClient,
  AddClientFile,
  GetClientFile,
  WriteAsStaff,
  ReadTicketAsStaff,
  AddStaffFile,
  GetTicketFile,
  ListTicketNotes,
  AddTicketNote,
] as const;
