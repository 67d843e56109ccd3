import { OptionalOrNull } from '@rep13/contracts-validation';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import type { ApprovalKind } from './constants/index.ts';

/** Who a mail to one member of staff goes to. */
export interface StaffAddresseeView {
  readonly username: string;
  readonly email: string;
}

/** Asked at the moment of sending. */
export class GetStaffAddressee extends Command<StaffAddresseeView> {
  static readonly subject = 'rpc.gateway.admin-user.get-addressee.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsInt() @Min(1) @Max(2_147_483_647) readonly adminUserId!: number;
}

/**
 * Who is called about a ticket: who works on it, else who is on call, else nobody (null) and so staff's mailbox.
 * An inactive member of staff is passed over.
 */
export class GetTicketAddressee extends Command<StaffAddresseeView | null> {
  static readonly subject = 'rpc.gateway.admin-user.get-ticket-addressee.v1';
  @OptionalOrNull() @IsInt() @Min(1) @Max(2_147_483_647) readonly assigneeId?: number | null;
}

/** Every admin who is active: for what none of them may miss. */
export class ListAdminAddressees extends Command<readonly AdminAddresseeView[]> {
  static readonly subject = 'rpc.gateway.admin-user.list-admin-addressees.v1';
}

export interface AdminAddresseeView extends StaffAddresseeView {
  readonly adminUserId: number;
}

/** Who hears that a step for two was asked for: who may decide about it, and every admin; not who asked. */
export class ListApprovalAddressees extends Command<readonly AdminAddresseeView[]> {
  static readonly subject = 'rpc.gateway.approval.list-addressees.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsUUID() readonly approvalId!: string;
}

/** What the mail about a step for two says of it. */
export class GetApprovalForMail extends Command<ApprovalMailView> {
  static readonly subject = 'rpc.gateway.approval.get-for-mail.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsUUID() readonly approvalId!: string;
}

export interface ApprovalMailView {
  readonly kind: ApprovalKind;
  /** Which ticket or mandate: its number. */
  readonly subject: string;
  readonly requestedBy: string;
  /** Why it was done alone; null when two agree. */
  readonly breakGlass: string | null;
}
