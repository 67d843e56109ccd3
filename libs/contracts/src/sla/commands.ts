import { IsOptional } from 'class-validator';
import { Command } from '../messaging/command.ts';
import { ListQuery } from '../messaging/list-query.ts';
import { SignupId } from '../validation/fields.ts';
import type { TicketView } from './ticket.view.ts';

/** Authorities' orders, newest first; of one signup if it is named. */
export class ListTickets extends ListQuery implements Command<TicketView[]> {
  static readonly subject = 'rpc.sla.ticket.list.v1';
  declare readonly replyType?: TicketView[];
  @IsOptional() @SignupId() readonly signupId?: number;
}
