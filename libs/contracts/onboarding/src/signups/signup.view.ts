import type { Fee, LegalDay, Moment } from '@rep13/contracts-constants';
import type { AccountStatus } from '../constants/index.ts';
import type { ClientParticularsView } from '../particulars/client-particulars.ts';

/** What the visitor who registered may see of the signup: enough to pay, to sign and to find the way back. */
export interface SignupView {
  readonly id: number;
  readonly clientId: string;
  readonly companyName: string;
  readonly legalContactEmail: string;
  readonly accountStatus: AccountStatus;
  /** When the fee was paid, or null. */
  readonly paidAt: LegalDay | null;
  /** What was agreed for a year. */
  readonly fee: Fee;
  readonly createdAt: Moment;
}

/** The company and its contacts, as registered. */
type RegisteredCompany = { readonly id: number; readonly clientId: string } & ClientParticularsView & {
    readonly accountStatus: AccountStatus;
    readonly contractVersion: string;
  };

/** Where the visit came from that led to a signup; the defaults of the spec where nobody accepted to tell. */
export interface AttributionView {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string | null;
  readonly content: string | null;
  readonly gclid: string | null;
  readonly fbclid: string | null;
  readonly landingPage: string;
  readonly referrer: string;
}

/** How many signups one campaign brought. */
export interface SignupSourceView extends Pick<AttributionView, 'source' | 'medium' | 'campaign'> {
  readonly count: number;
}

/** A signup as staff sees it in lists. */
export interface SignupListItem extends RegisteredCompany {
  /** When the first year's fee was paid, or null. */
  readonly paidAt: LegalDay | null;
  readonly createdAt: Moment;
  /** Absent from a service of before. */
  readonly attribution?: AttributionView;
}

/** The company as party to the agreement and addressee of mails; for services only. */
export interface SignupPartyView extends RegisteredCompany {
  readonly paidAt: LegalDay | null;
  /** Since when a renewal has been owed for too long: until it is paid nothing can be signed. */
  readonly paymentHoldAt: LegalDay | null;
  /** What is agreed for the year that runs, or for the first one. */
  readonly fee: Fee;
}

export interface SignupTotalsView {
  readonly total: number;
  readonly pending: number;
  readonly active: number;
  readonly suspended: number;
}
