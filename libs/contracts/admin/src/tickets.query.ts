import { IsOptional, Matches } from 'class-validator';
import { TicketsQuery } from '@rep13/contracts-sla';

/** `GET /api/admin/sla-tickets`, and its export. */
export class StaffTicketsQuery extends TicketsQuery {
  /** Who works on them: `me`, `none`, or a member of staff by id. */
  @IsOptional()
  @Matches(/^(me|none|[1-9]\d{0,8})$/, { message: 'Please use me, none or the id of a member of staff' })
  readonly assignee?: string;
}
