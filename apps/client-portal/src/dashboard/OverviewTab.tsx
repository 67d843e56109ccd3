import type { AgreementView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { formatDate, isolated, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { ProviderSection } from '../provider-information/ProviderSection.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { activeOf, violationsOf } from '../sla-tickets/ticket-labels.ts';
import type { ClientData } from './client-data.ts';
import { FactList } from '../frame/FactList.tsx';
import { tabPath } from '../frame/tabs.ts';

/** The mandate, the company and the orders at a glance. */
export function OverviewTab({ user, profile, agreement, provider, tickets }: ClientData) {
  const isReadOnly = profile.data?.accountStatus === 'suspended';
  return (
    <>
      <Section title="Mandate" action={<Link to={tabPath('agreement')}>Open the agreement</Link>}>
        <Loaded answer={agreement}>
          {(signed) => <Mandate agreement={signed} profile={profile.data} />}
        </Loaded>
      </Section>
      <Section title="Company" action={<Link to={tabPath('company')}>All company details</Link>}>
        <Loaded answer={profile}>
          {({ companyName, legalContactName, legalContactEmail }) => (
            <FactList
              facts={[
                ['Company name', companyName],
                ['Client ID', user.clientId],
                ['Legal contact', `${isolated(legalContactName)}, ${legalContactEmail}`],
              ]}
            />
          )}
        </Loaded>
      </Section>
      <Section title="Authorities' orders" action={<Link to={tabPath('sla')}>All orders</Link>}>
        <Loaded answer={tickets}>{(list) => <Orders tickets={list} />}</Loaded>
      </Section>
      <ProviderSection signupId={user.signupId} provider={provider} isReadOnly={isReadOnly} />
      <Timeline />
    </>
  );
}

interface MandateProps {
  agreement: AgreementView | null;
  profile: ClientProfileView | undefined;
}

function Mandate({ agreement, profile }: MandateProps) {
  return (
    <FactList
      facts={[
        ['Agreement', agreement ? agreement.agreementNumber : 'Not signed'],
        ['Signed', formatDate(agreement?.signedAt)],
        ['Fee paid', formatDate(profile?.paidAt)],
      ]}
    />
  );
}

function Orders({ tickets }: { tickets: ClientTicketView[] }) {
  return (
    <FactList
      facts={[
        ['Active', activeOf(tickets).length],
        ['Closed', tickets.length - activeOf(tickets).length],
        ['SLA issues', violationsOf(tickets).length],
      ]}
    />
  );
}
