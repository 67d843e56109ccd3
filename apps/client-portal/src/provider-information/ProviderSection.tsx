import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { formatDate, Loaded, Section, StatusBadge, type Answer, type Tone } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { formatLegalDay } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';
import { FactList } from '../frame/FactList.tsx';
import { providerInformationPath, providerState, type ProviderState } from './provider-state.ts';

interface ProviderSectionProps {
  signupId: number;
  provider: Answer<ProviderInformationView | null>;
  /** A suspended client can only read. */
  isReadOnly: boolean;
}

const LOOK: Record<ProviderState, [Tone, string]> = {
  missing: ['waiting', 'Missing'],
  current: ['good', 'Up to date'],
  'due-soon': ['waiting', 'Update due soon'],
  overdue: ['bad', 'Update overdue'],
};

/** What we keep ready for authorities, and when it has to be looked through again. */
export function ProviderSection({ signupId, provider, isReadOnly }: ProviderSectionProps) {
  // That it is missing, and the way to it, is what there is to do next.
  if (provider.data === null) return null;
  const action = provider.data && !isReadOnly && (
    <Link to={providerInformationPath(signupId)}>Review the information</Link>
  );
  return (
    <Section title="Provider information" action={action}>
      <Loaded answer={provider}>{(record) => record && <Facts record={record} />}</Loaded>
    </Section>
  );
}

function Facts({ record }: { record: ProviderInformationView }) {
  const [tone, text] = LOOK[providerState(record, new Date(serverNow()))];
  return (
    <FactList
      facts={[
        ['State', <StatusBadge key="state" tone={tone} children={text} />],
        ['Last updated', formatDate(record.lastUpdated)],
        ['Next annual update due', formatLegalDay(record.annualUpdateDue)],
      ]}
    />
  );
}
