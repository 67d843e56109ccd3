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
} from './staff-addressee.ts';
import {
  ClientFileRead,
  IncidentDescribed,
  ListExported,
  RefusalsNotTold,
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
  RefusalsNotTold,
  ListExported,
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
  OnCallChanged,
  GatewayRetentionCarriedOut,
];

/** Every command that gateway answers. */
export const GATEWAY_COMMANDS: readonly CommandClass[] = [
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  GetApprovalForMail,
];
