import type { EarlierClientView } from '@rep13/contracts-sla';
import { formatDateTime, Section, withVisibleMarks } from '@rep13/ui';
import { ClientLink } from '../../client-links/ClientLink.tsx';
import { Facts } from '../../frame/Facts.tsx';
import { OUTCOME } from '../../order-labels/order-labels.ts';

/** Whom the order was about by mistake, and what each of them did with it. For staff alone. */
export function EarlierClients({ clients }: { clients: readonly EarlierClientView[] }) {
  if (clients.length === 0) return null;
  return (
    <Section title="Clients it was about by mistake">
      {clients.map((client) => (
        <EarlierClient key={client.until} client={client} />
      ))}
    </Section>
  );
}

function EarlierClient({ client }: { client: EarlierClientView }) {
  const { signupId, companyName, forwardedAt, readAt, answeredAt, said, until } = client;
  const more: [string, string | null][] = [
    ['Forwarded to it', forwardedAt && formatDateTime(forwardedAt)],
    ['Read by it', readAt && formatDateTime(readAt)],
    ['Answered by it', answeredAt && formatDateTime(answeredAt)],
    [
      'What it said it did',
      said && OUTCOME[said.outcome] + (said.reason ? `: ${withVisibleMarks(said.reason)}` : ''),
    ],
  ];
  return (
    <Facts
      facts={[
        ['Client', companyName ? withVisibleMarks(companyName) : <ClientLink signupId={signupId} />],
        ...(forwardedAt ? [] : [['Told of it', 'Never'] as const]),
        ...more.filter(([, value]) => value !== null),
        ['Until', formatDateTime(until)],
      ]}
    />
  );
}
