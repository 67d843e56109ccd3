import type { AgreementView } from '@rep13/contracts-agreements';
import type { Fee, LegalDay, Moment } from '@rep13/contracts-constants';
import type { AccountStatus } from '../constants/index.ts';
import type { ClientParticularsView } from '../particulars/client-particulars.ts';
import type { AttributionView, SignupPartyView } from '../signups/signup.view.ts';

/** `GET /api/client/user`: who is signed in. */
export interface ClientUserView {
  readonly signupId: number;
  readonly clientId: string;
  readonly companyName: string;
  readonly accountStatus: AccountStatus;
}

/** `GET /api/client/profile`. `paidAt` says whether the fee is still missing. */
export type ClientProfileView = ClientParticularsView & {
  readonly accountStatus: AccountStatus;
  readonly contractVersion: string;
  readonly paidAt: LegalDay | null;
  /** What was agreed for a year. */
  readonly fee: Fee;
};

/** How a set-up ended: active at once, or nothing changed and the owner was mailed a link (`confirmation-sent`). */
export interface ClientSetupView {
  readonly outcome: 'activated' | 'confirmation-sent';
}

/** How a mailed reset link was used: a new password, or the first one of an account that had none. */
export interface PasswordResetView {
  readonly outcome: 'changed' | 'activated';
}

/** The answer to a change of password; sessions that began before `changedAt` are over. */
export interface PasswordChangeView {
  readonly changedAt: Moment;
}

/** Why and since when an account is closed to changes. For staff only. */
export interface SuspensionView {
  readonly reason: string;
  readonly suspendedAt: Moment;
}

/** What onboarding tells staff of one client; the answer to suspending and reactivating. */
export interface ClientAccountDetailView extends SignupPartyView {
  readonly createdAt: Moment;
  /** The last sign-in, or null. */
  readonly lastLogin: Moment | null;
  /** Set while wrong passwords of strangers keep the account closed to them. */
  readonly lockedUntil: Moment | null;
  /** Null unless `accountStatus` is `suspended`. */
  readonly suspension: SuspensionView | null;
  /** Absent from a service of before. */
  readonly attribution?: AttributionView;
  /** The company's registration before this one, and the one after it; absent from a service of before. */
  readonly formerClient?: OtherRegistrationView | null;
  readonly laterClient?: OtherRegistrationView | null;
}

/** Another registration of the same company, which registered again out of its portal. */
export interface OtherRegistrationView {
  readonly signupId: number;
  readonly clientId: string;
}

/** `GET /api/admin/clients/:signupId`. */
export interface ClientDetailView extends ClientAccountDetailView {
  /** The signed agreement, or null. */
  readonly agreement: AgreementView | null;
  /** Tickets of this client that are not closed. */
  readonly openTickets: number;
  /** Asked of the client at each sign-in, besides the password. */
  readonly hasSecondFactor: boolean;
}

/** `POST /api/mailed-codes`: what the link would have brought, as it stands behind the `#`. */
export interface MailedCodeView {
  readonly token: string;
}

/** What the links that were mailed to a client name. */
export interface MailedLinksView {
  readonly signupId: number;
  readonly legalContactEmail: string;
  /** Requests for a new password that can still be answered. */
  readonly resetIds: string[];
}
