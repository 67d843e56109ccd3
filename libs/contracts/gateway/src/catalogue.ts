import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import {
  AdminUserCreated,
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
  AdminUserRoleChanged,
} from './admin-user-events.ts';
import {
  ApprovalGranted,
  ApprovalRefused,
  ApprovalRequested,
  GlassBroken,
  OnCallChanged,
} from './approval-events.ts';
import { APPROVAL_EVENTS_OF_ANY_KIND } from './approval-events-of-any-kind.ts';
import { GatewayRetentionCarriedOut } from './retention-carried-out.event.ts';
import {
  AdminUserRecoveryCodeUsed,
  AdminUserSecondFactorChanged,
  ClientRecoveryCodeUsed,
  ClientSecondFactorChanged,
} from './second-factor-events.ts';
import {
  GetApprovalForMail,
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  ListApprovalAddressees,
} from './staff-addressee.ts';
import {
  AnyListExported,
  ClientFileRead,
  IncidentDescribed,
  ListExported,
  MoreRefused,
  RequestRefused,
  SessionsEnded,
  SignInFailed,
  SignInSucceeded,
} from './trail-events.ts';

/** Every event that gateway announces. */
export const GATEWAY_EVENTS: readonly EventClass[] = [
  AdminUserCreated,
  AdminUserRoleChanged,
  AdminUserDeactivated,
  AdminUserReactivated,
  AdminUserPasswordReset,
  AdminUserPasswordChanged,
  SignInSucceeded,
  SignInFailed,
  SessionsEnded,
  RequestRefused,
  MoreRefused,
  ListExported,
  AnyListExported,
  ClientFileRead,
  IncidentDescribed,
  AdminUserSecondFactorChanged,
  AdminUserRecoveryCodeUsed,
  ClientSecondFactorChanged,
  ClientRecoveryCodeUsed,
  ApprovalRequested,
  ApprovalGranted,
  ApprovalRefused,
  GlassBroken,
  ...APPROVAL_EVENTS_OF_ANY_KIND,
  OnCallChanged,
  GatewayRetentionCarriedOut,
];

/** Every command that gateway answers. */
export const GATEWAY_COMMANDS: readonly CommandClass[] = [
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  ListApprovalAddressees,
  GetApprovalForMail,
];
