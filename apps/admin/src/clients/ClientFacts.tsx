import type { AgreementView, SignedAddendumView } from '@rep13/contracts-agreements';
import type { AttributionView, ClientDetailView, OtherRegistrationView } from '@rep13/contracts-onboarding';
import { addendumPdf, pdf } from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, formatDateTime, isolated } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import type { ReactNode } from 'react';
import { formatLegalTime } from '@rep13/web-kit';
import { contactFacts } from '../client-contacts/contact-facts.tsx';
import { Facts } from '../frame/Facts.tsx';
import { AccountBadge } from './AccountBadge.tsx';

export function CompanyFacts({ client }: { client: ClientDetailView }) {
  return (
    <Facts
      facts={[
        ['Company name', client.companyName],
        ['Website', <WebAddress address={client.websiteUrl} />],
        ['Registration number', client.registrationNumber ?? 'Not provided'],
        ['Country of incorporation', client.countryOfIncorporation],
        ['Registered address', client.registeredAddress],
        ...contactFacts(client, 'N/A'),
        ['Contract version', client.contractVersion],
      ]}
    />
  );
}

export function AccountFacts({ client }: { client: ClientDetailView }) {
  return (
    <Facts
      facts={[
        ['Status', <AccountBadge status={client.accountStatus} />],
        ['Client ID', client.clientId],
        ...otherRegistration('Registered before as', client.formerClient),
        ...otherRegistration('Registered again as', client.laterClient),
        ['Registered', formatDateTime(client.createdAt)],
        ['Paid', formatLegalTime(client.paidAt)],
        ['Last sign-in', formatDateTime(client.lastLogin)],
        ['Locked until', formatDateTime(client.lockedUntil)],
      ]}
    />
  );
}

const otherRegistration = (label: string, other?: OtherRegistrationView | null): [string, ReactNode][] =>
  other ? [[label, <Link to={`/admin/clients/${other.signupId}`}>{other.clientId}</Link>]] : [];

/** Foreign sites open in a tab of their own, without opener or referrer. */
export function WebAddress({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}

export function AgreementFacts({ agreement }: { agreement: AgreementView | null }) {
  if (!agreement) return <EmptyState>The agreement is not signed yet.</EmptyState>;
  return (
    <Facts
      facts={[
        ['Agreement number', agreement.agreementNumber],
        ['Signed', formatDateTime(agreement.signedAt)],
        ['Signed by', `${isolated(agreement.clientSignature)} (${agreement.clientSignatureType})`],
        ['Version', agreement.agreementVersion],
        [
          'PDF',
          <a
            href={addressOf(pdf, { params: { signupId: agreement.signupId } })}
            target="_blank"
            rel="noreferrer"
          >
            Open the agreement
          </a>,
        ],
        ...(agreement.addendum ? [addendumFact(agreement, agreement.addendum)] : []),
      ]}
    />
  );
}

/** The point of contact of Article 11 DSA, added to an agreement of version 1.0. */
const addendumFact = (
  { signupId }: AgreementView,
  { signedAt, pdfSha256 }: SignedAddendumView,
): [string, ReactNode] => [
  'Addendum',
  <>
    <span>Signed {formatDateTime(signedAt)}. </span>
    {pdfSha256 ? (
      <a href={addressOf(addendumPdf, { params: { signupId } })} target="_blank" rel="noreferrer">
        Open the addendum
      </a>
    ) : (
      <span>Its PDF is being made.</span>
    )}
  </>,
];

/** Where the visit came from that led to the registration. */
export function AttributionFacts({ attribution }: { attribution: AttributionView | undefined }) {
  if (!attribution) return <EmptyState>Not known at the moment. Reload the page later.</EmptyState>;
  const { source, medium, campaign, term, content, gclid, fbclid, landingPage, referrer } = attribution;
  const further: [string, string | null][] = [
    ['Term', term],
    ['Content', content],
    ['Google click ID', gclid],
    ['Facebook click ID', fbclid],
  ];
  return (
    <Facts
      facts={[
        ['Source', source],
        ['Medium', medium],
        ['Campaign', campaign],
        ...further.filter(([, value]) => value !== null),
        ['Landing page', landingPage],
        ['Referrer', referrer],
      ]}
    />
  );
}
