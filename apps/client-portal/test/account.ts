import type { AgreementView, DesignationView, MandateView } from '@rep13/contracts-agreements';
import type {
  ClientProfileChangesView,
  ClientProfileView,
  ClientUserView,
  ClientPublicationView,
  ProviderInformationView,
  SubscriptionView,
  TimelineEntryView,
} from '@rep13/contracts-onboarding';
import type { ClientTicketView, ResponseTimesRowView } from '@rep13/contracts-sla';
import {
  buildAgreement,
  buildDetailsToPublish,
  buildProviderInformation,
  ok,
  refusedAs,
  SIGNUP_ID,
} from '@rep13/testing-browser';
import {
  buildAddendum,
  buildLetter,
  buildMandate,
  buildProfile,
  buildPublication,
  buildResponseTimes,
  buildSubscription,
  buildUser,
} from './builders.ts';

interface Account {
  user?: ClientUserView;
  profile?: ClientProfileView;
  agreement?: AgreementView | null;
  mandate?: MandateView;
  subscription?: SubscriptionView | null;
  letters?: DesignationView[];
  provider?: ProviderInformationView | null;
  changes?: Partial<ClientProfileChangesView>;
  publication?: ClientPublicationView;
  tickets?: ClientTicketView[];
  figures?: ResponseTimesRowView;
  timeline?: TimelineEntryView[];
}

export const SIGNED_OUT = refusedAs(401, 'gateway.not-signed-in');

export const TIMELINE = '/api/client/timeline?limit=9';

/** What the server answers about one account; in order unless the test says otherwise. */
export const accountOf = ({
  user,
  profile,
  agreement,
  mandate,
  subscription,
  letters,
  provider,
  changes,
  publication,
  tickets,
  figures,
  timeline,
}: Account = {}) => ({
  'GET /api/client/user': ok(user ?? buildUser()),
  'GET /api/client/profile': ok(profile ?? buildProfile()),
  'GET /api/client/agreement': ok(agreement === undefined ? buildAgreement() : agreement),
  [`GET /api/legal-agreement/${SIGNUP_ID}/details-to-publish`]: ok(buildDetailsToPublish()),
  'GET /api/client/mandate': ok(mandate ?? buildMandate()),
  'GET /api/client/contact-point/addendum': ok(buildAddendum()),
  'GET /api/client/subscription': ok(subscription === undefined ? buildSubscription() : subscription),
  'GET /api/client/designation': ok(letters ?? [buildLetter()]),
  'GET /api/client/profile-changes': ok({ open: null, last: null, ...changes }),
  'GET /api/client/publication': ok(publication ?? buildPublication()),
  'GET /api/client/sla-tickets': ok(tickets ?? []),
  'GET /api/client/response-times': ok(figures ?? buildResponseTimes()),
  [`GET /api/provider-information/${SIGNUP_ID}`]:
    provider === null ? refusedAs(404, 'gateway.not-found') : ok(provider ?? buildProviderInformation()),
  'GET /api/client/second-factor': ok({ app: null, passkeys: [], recoveryCodesLeft: 0 }),
  [`GET ${TIMELINE}`]: ok(timeline ?? []),
});
