import type {
  AttributionView,
  SignupListItem,
  SignupPartyView,
  SignupView,
} from '@rep13/contracts-onboarding';
import { particularsOf } from '@rep13/contracts-onboarding/constants';
import { shownWebsite } from '@rep13/service-kit/web-addresses';
import type { Attribution } from './attribution.ts';
import type { Signup } from './signup.entity.ts';

export const toSignupView = (signup: Signup): SignupView => ({
  id: signup.id,
  clientId: signup.clientId,
  companyName: signup.companyName,
  legalContactEmail: signup.legalContactEmail,
  accountStatus: signup.accountStatus,
  paidAt: signup.paidAt?.toISOString() ?? null,
  fee: signup.fee,
  createdAt: signup.createdAt.toISOString(),
});

/** What staff, the agreement and the mails all need to know of the company. */
const toCompany = (signup: Signup) => ({
  id: signup.id,
  clientId: signup.clientId,
  ...particularsOf(signup),
  accountStatus: signup.accountStatus,
  contractVersion: signup.contractVersion,
});

export const toSignupListItem = (signup: Signup): SignupListItem => ({
  ...toCompany(signup),
  websiteUrl: shownWebsite(signup.websiteUrl),
  paidAt: signup.paidAt?.toISOString() ?? null,
  createdAt: signup.createdAt.toISOString(),
  attribution: toAttributionView(signup.attribution),
});

export const toAttributionView = (attribution: Attribution): AttributionView => ({
  source: attribution.utmSource,
  medium: attribution.utmMedium,
  campaign: attribution.utmCampaign,
  term: attribution.utmTerm,
  content: attribution.utmContent,
  gclid: attribution.gclid,
  fbclid: attribution.fbclid,
  landingPage: attribution.landingPage,
  referrer: attribution.referrer,
});

export const toSignupPartyView = (signup: Signup): SignupPartyView => ({
  ...toCompany(signup),
  paidAt: signup.paidAt?.toISOString() ?? null,
  paymentHoldAt: signup.paymentHoldAt?.toISOString() ?? null,
  fee: signup.fee,
});
