import type { AuditLogView } from '@rep13/contracts-onboarding';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';
import { actorLabel } from './actor-labels.ts';
import { auditSentence } from './audit-sentence.ts';
import { EventDetails } from './EventDetails.tsx';

/** Event type, details, payment status, timestamp; and who it was, by the name that staff know. */
export const auditColumns = (nameOf: (actor: string) => string): readonly Column<AuditLogView>[] => [
  {
    title: 'Event type',
    isPlain: true,
    cell: ({ eventType, eventData, signupId, companyName, metadata }) => (
      <TwoLines
        main={auditSentence({ eventType, eventData }, actorLabel(metadata, nameOf))}
        more={
          <>
            <span>{eventType}</span>{' '}
            {signupId && <CompanyLink signupId={signupId} name={companyName ?? `Signup ${signupId}`} />}
          </>
        }
      />
    ),
  },
  {
    title: 'Details',
    cell: (log) => <EventDetails data={withOrigin(log)} />,
    isLong: true,
    isPlain: true,
  },
  { title: 'Payment status', cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} /> },
  {
    title: 'Timestamp',
    cell: ({ timestamp, metadata }) => (
      <TwoLines main={formatDateTime(timestamp)} more={byline(actorLabel(metadata, nameOf))} />
    ),
    isNarrow: true,
  },
];

const byline = (name: string | undefined) => name && `By ${name}`;

/** What happened, and from where. */
const withOrigin = ({ eventData, ipAddress, userAgent }: AuditLogView) => ({
  ...eventData,
  address: ipAddress,
  browser: userAgent,
});

function PaymentStatus({ status }: { status: string | null }) {
  if (!status) return 'N/A';
  return <StatusBadge tone={status === 'completed' ? 'good' : 'neutral'}>{status}</StatusBadge>;
}
