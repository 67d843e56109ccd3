import type { ReactNode } from 'react';
import type {
  ClientPublicationView,
  PublicationCheckView,
  PublicationState,
  PublicationVerdict,
} from '@rep13/contracts-onboarding';
import { formatDateTime, StatusBadge, type Tone } from '@rep13/ui';
import { Facts } from '../frame/Facts.tsx';

const STATES: Record<PublicationState, [Tone, string]> = {
  'not-checked': ['neutral', 'Not seen yet'],
  seen: ['good', 'Seen'],
  missing: ['bad', 'Missing'],
  stopped: ['neutral', 'No longer read'],
};

const VERDICTS: Record<PublicationVerdict, string> = {
  complete: 'All details seen',
  partial: 'Some details seen',
  absent: 'No details seen',
  unreachable: 'Not reached',
  refused: 'Not read',
};

/** What is known of the website; what has not happened yet is left out. */
export function WebsiteFacts({ publication, url }: { publication: ClientPublicationView; url: string }) {
  const { state, confirmedByHand, lastSeenAt, lastCheckedAt, nextCheckAt, checks } = publication;
  const [tone, label] = STATES[state];
  const [last] = checks;
  const later: [string, ReactNode][] = [
    ['Last seen', lastSeenAt && `${formatDateTime(lastSeenAt)}${confirmedByHand ? ', by hand' : ''}`],
    ['Last read', lastCheckedAt && formatDateTime(lastCheckedAt)],
    ['It came to', last && outcomeOf(last)],
    ['Next reading', nextCheckAt && formatDateTime(nextCheckAt)],
  ];
  return (
    <Facts
      facts={[
        ['State', <StatusBadge tone={tone}>{label}</StatusBadge>],
        [
          'Page',
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>,
        ],
        ...later.filter(([, value]) => Boolean(value)),
      ]}
    />
  );
}

function outcomeOf({ verdict, found, reason, status, needsJavaScript }: PublicationCheckView): string {
  const details = [
    verdict === 'partial' && `found: ${found.join(', ')}`,
    needsJavaScript && 'the page needs JavaScript',
    reason && (reason === 'status' ? `status ${status}` : reason),
  ].filter(Boolean);
  return [VERDICTS[verdict], ...details].join('; ');
}
