import type {
  ClientAccountDetailView,
  ClientProfileView,
  ClientUserView,
  SuspensionView,
} from '@rep13/contracts-onboarding';
import { particularsOf } from '@rep13/contracts-onboarding/constants';
import { shownWebsite } from '@rep13/service-kit/web-addresses';
import { type Signup, toAttributionView, toSignupPartyView } from '../signups/index.ts';
import type { ClientAccount } from './client-account.entity.ts';

export const toClientUserView = (account: ClientAccount): ClientUserView => ({
  signupId: account.id,
  clientId: account.clientId,
  companyName: account.companyName,
  accountStatus: account.accountStatus,
});

export const toClientProfileView = (signup: Signup): ClientProfileView => ({
  ...particularsOf(signup),
  websiteUrl: shownWebsite(signup.websiteUrl),
  accountStatus: signup.accountStatus,
  contractVersion: signup.contractVersion,
  paidAt: signup.paidAt?.toISOString() ?? null,
  fee: signup.fee,
});

export const toClientAccountDetailView = (
  signup: Signup,
  account: ClientAccount,
): ClientAccountDetailView => ({
  ...toSignupPartyView(signup),
  websiteUrl: shownWebsite(signup.websiteUrl),
  createdAt: signup.createdAt.toISOString(),
  lastLogin: account.lastLogin?.toISOString() ?? null,
  lockedUntil: account.guard.accountLockedUntil?.toISOString() ?? null,
  suspension: toSuspensionView(account),
  attribution: toAttributionView(signup.attribution),
});

const toSuspensionView = ({ suspensionReason, suspendedAt }: ClientAccount): SuspensionView | null =>
  suspendedAt && { reason: suspensionReason ?? '', suspendedAt: suspendedAt.toISOString() };
