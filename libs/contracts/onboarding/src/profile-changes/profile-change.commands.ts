import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Min, ValidateNested } from 'class-validator';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { ADDRESS_FIELDS, type AddressField } from '../particulars/particulars.ts';
import { ProfileChangeBody, RefuseProfileChangeBody } from './profile-change.bodies.ts';
import type {
  AddressConfirmationView,
  ChangeStoppedView,
  ClientProfileChangesView,
  ProfileChangeItem,
  ProfileChangeView,
} from './profile-change.views.ts';

/**
 * Change a client's particulars. Names of contacts change at once; what is said of the company waits for staff, a new
 * mail address for a confirmation from its mailbox, and everything for the last of these. What staff asks for on a
 * client's behalf staff has accepted; a mail address then also waits until the contact before it was told and had 72
 * hours to stop it. Validation fails when nothing would change.
 */
export class AskProfileChange extends Command<ProfileChangeView> {
  static readonly subject = 'rpc.onboarding.profile-change.ask.v1';
  static readonly errors = {
    'gateway.validation-failed': 400,
    'onboarding.profile-change-open': 409,
    'onboarding.account-suspended': 403,
    'gateway.not-found': 404,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @ValidateNested() @Type(() => ProfileChangeBody) readonly changes!: ProfileChangeBody;
  @IsBoolean() readonly byStaff!: boolean;
}

/** Take the open change back. */
export class WithdrawProfileChange extends Command<ProfileChangeView> {
  static readonly subject = 'rpc.onboarding.profile-change.withdraw.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.profile-change-decided': 409,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @IsInt() @Min(1) readonly changeId!: number;
}

/** Accept, as staff, what a change says of the company. */
export class AcceptProfileChange extends Command<ProfileChangeView> {
  static readonly subject = 'rpc.onboarding.profile-change.accept.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.profile-change-decided': 409,
  } as const satisfies Refusals;
  @IsInt() @Min(1) readonly changeId!: number;
}

/** Refuse a change, as staff. */
export class RefuseProfileChange extends RefuseProfileChangeBody implements Command<ProfileChangeView> {
  static readonly subject = 'rpc.onboarding.profile-change.refuse.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.profile-change-decided': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: ProfileChangeView;
  @IsInt() @Min(1) readonly changeId!: number;
}

/**
 * Somebody pressed the button that the mail to a new address leads to. To press again changes nothing. The link has
 * expired when the change was decided otherwise meanwhile.
 */
export class ConfirmNewAddress extends Command<AddressConfirmationView> {
  static readonly subject = 'rpc.onboarding.profile-change.confirm-address.v1';
  static readonly errors = { 'onboarding.link-expired': 410 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @IsInt() @Min(1) readonly changeId!: number;
  @IsIn(ADDRESS_FIELDS) readonly field!: AddressField;
}

/**
 * Somebody pressed the button that the mail to the contact before a change leads to. To press again changes nothing.
 * The link has expired when there is nothing that could be stopped that way.
 */
export class StopProfileChange extends Command<ChangeStoppedView> {
  static readonly subject = 'rpc.onboarding.profile-change.stop.v1';
  static readonly errors = { 'onboarding.link-expired': 410 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @IsInt() @Min(1) readonly changeId!: number;
}

/** The client's open change and the last one that was decided. */
export class GetClientProfileChanges extends Command<ClientProfileChangesView> {
  static readonly subject = 'rpc.onboarding.profile-change.get-of-client.v1';
  @SignupId() readonly signupId!: number;
}

/** One change, for the mails about it. */
export class GetProfileChange extends Command<ProfileChangeView> {
  static readonly subject = 'rpc.onboarding.profile-change.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsInt() @Min(1) readonly changeId!: number;
}

/** List the open changes, the oldest first; at most 200. */
export class ListProfileChanges extends Command<ProfileChangeItem[]> {
  static readonly subject = 'rpc.onboarding.profile-change.list.v1';
}
