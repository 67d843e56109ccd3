import type { AccountStatus } from '../../constants/account-status.ts';

/** `GET /api/client/user`: who is signed in. */
export interface ClientUserView {
  readonly signupId: number;
  readonly clientId: string;
  readonly companyName: string;
  readonly accountStatus: AccountStatus;
}

/** `GET /api/client/profile`. Spec section 3, client profile; `paidAt` says whether the fee is still missing. */
export interface ClientProfileView {
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly countryOfIncorporation: string;
  readonly websiteUrl: string;
  readonly legalContactName: string;
  readonly legalContactEmail: string;
  readonly escalationContactName: string | null;
  readonly escalationContactEmail: string | null;
  readonly registeredAddress: string;
  readonly accountStatus: AccountStatus;
  readonly contractVersion: string;
  readonly paidAt: string | null;
}

/** How a set-up ended: active at once, or waiting for the link we mailed. */
export interface ClientSetupView {
  readonly outcome: 'activated' | 'confirmation-sent';
}
