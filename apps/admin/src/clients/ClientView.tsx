import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { Notice, Page, Section, formatDateTime } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { BillingSection } from '../client-billing/BillingSection.tsx';
import { MandateSection } from '../mandate/MandateSection.tsx';
import { WebsiteSection } from '../publication/WebsiteSection.tsx';
import { ChangesSection } from '../profile-changes/ChangesSection.tsx';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { Columns } from '../frame/Columns.tsx';
import { ClientActions } from './ClientActions.tsx';
import { AccountFacts, AgreementFacts, AttributionFacts, CompanyFacts } from './ClientFacts.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientTickets } from './ClientTickets.tsx';
import { ProviderFacts } from './ProviderFacts.tsx';

interface ClientViewProps {
  client: ClientDetailView;
  onChanged: () => void;
}

export function ClientView({ client, onChanged }: ClientViewProps) {
  useHead({ title: client.companyName, description: 'A client.', keywords: ADMIN_KEYWORDS, noIndex: true });
  return (
    <Page
      title={client.companyName}
      lead={`${client.clientId}, ${client.countryOfIncorporation}`}
      actions={<ClientActions client={client} onChanged={onChanged} />}
    >
      <Suspension client={client} />
      <Columns>
        <div>
          <Section title="Company">
            <CompanyFacts client={client} />
          </Section>
          <ChangesSection client={client} onChanged={onChanged} />
          <BillingSection signupId={client.id} companyName={client.companyName} />
        </div>
        <div>
          <Section title="Account">
            <AccountFacts client={client} />
          </Section>
          <Section title="Agreement">
            <AgreementFacts agreement={client.agreement} />
          </Section>
          <MandateSection signupId={client.id} companyName={client.companyName} />
          <WebsiteSection signupId={client.id} companyName={client.companyName} />
          <Section title="Where the visit came from">
            <AttributionFacts attribution={client.attribution} />
          </Section>
        </div>
      </Columns>
      <ClientTickets client={client} />
      <ProviderFacts signupId={client.id} />
      <ClientHistory signupId={client.id} />
    </Page>
  );
}

function Suspension({ client: { suspension } }: Pick<ClientViewProps, 'client'>) {
  if (!suspension) return null;
  return (
    <Notice tone="bad">
      <strong>Suspended</strong> since {formatDateTime(suspension.suspendedAt)}. Reason: {suspension.reason}
    </Notice>
  );
}
