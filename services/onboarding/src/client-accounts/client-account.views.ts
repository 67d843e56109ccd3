import type { ClientProfileView, ClientUserView } from '@rep13/contracts';
import type { Signup } from '../signups/signup.entity.ts';
import type { ClientAccount } from './client-account.entity.ts';

export const toClientUserView = (account: ClientAccount): ClientUserView => ({
  signupId: account.id,
  clientId: account.clientId,
  companyName: account.companyName,
  accountStatus: account.accountStatus,
});

export const toClientProfileView = (signup: Signup, paidAt: Date | null): ClientProfileView => ({
  companyName: signup.companyName,
  registrationNumber: signup.registrationNumber,
  countryOfIncorporation: signup.countryOfIncorporation,
  websiteUrl: signup.websiteUrl,
  legalContactName: signup.legalContactName,
  legalContactEmail: signup.legalContactEmail,
  escalationContactName: signup.escalationContactName,
  escalationContactEmail: signup.escalationContactEmail,
  registeredAddress: signup.registeredAddress,
  accountStatus: signup.accountStatus,
  contractVersion: signup.contractVersion,
  paidAt: paidAt?.toISOString() ?? null,
});
