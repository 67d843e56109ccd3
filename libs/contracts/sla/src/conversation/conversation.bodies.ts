import { TicketMessageBody } from '@rep13/contracts-authority-requests';
import { TICKET_MESSAGE_MAX, type OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { MESSAGES } from '@rep13/contracts-constants';
import { RequiredLines } from '@rep13/contracts-validation';
import { MESSAGE_RECIPIENTS, type MessageRecipient } from '../constants/index.ts';
import { EffectAtField, OutcomeField, OutcomeReasonField } from '../ticket.fields.ts';
/** `POST /api/client/sla-tickets/{id}/messages`: an answer, and what the client did about the order. */
export class ClientMessageBody extends TicketMessageBody {
  /** What the client did. Absent: it says nothing of that. */
  @OutcomeField() readonly outcome?: OrderOutcome | null;
  /** When it did. */
  @EffectAtField() readonly effectAt?: string | null;
  /** Why it did nothing, or only a part. */
  @OutcomeReasonField() readonly outcomeReason?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/messages`: `fileIds` may also name files that others sent. */
export class StaffMessageBody extends TicketMessageBody {
  @IsIn(MESSAGE_RECIPIENTS, { message: MESSAGES.messageTo }) readonly to!: MessageRecipient;
  /** Of a message to the client: whether its time to answer begins again. `true` if absent. */
  @IsOptional() @IsBoolean({ message: 'Please use true or false' }) readonly wantsAnswer?: boolean;
}

/** `POST /api/admin/sla-tickets/{id}/notes`: for staff only. */
export class TicketNoteBody {
  @RequiredLines(TICKET_MESSAGE_MAX, MESSAGES.noteBody) readonly body!: string;
}
