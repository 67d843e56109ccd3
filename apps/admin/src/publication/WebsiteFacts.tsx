import type { ReactNode } from 'react';
import type {
  ClientPublicationView,
  PublicationCheckView,
  PublicationObstacle,
  PublicationState,
  PublicationVerdict,
} from '@rep13/contracts-onboarding';
import { missingLines, type PublishedLine } from '@rep13/contracts-onboarding/constants';
import { formatDate, formatDateTime, StatusBadge, type Tone } from '@rep13/ui';
import { Facts } from '../frame/Facts.tsx';

const STATES: Record<PublicationState, [Tone, string]> = {
  'not-checked': ['neutral', 'Not found yet'],
  seen: ['good', 'Seen'],
  missing: ['bad', 'Missing'],
  stopped: ['neutral', 'No longer checked'],
};

const VERDICTS: Record<PublicationVerdict, string> = {
  complete: 'All details seen',
  partial: 'Some details seen',
  absent: 'No details seen',
  unreachable: 'Not reached',
  refused: 'Not read',
  unjudged: 'Not judged',
};

const OBSTACLES: Record<PublicationObstacle, string> = {
  blocked: 'it keeps programs out',
  robots: 'its robots.txt keeps us out',
  unreachable: 'it does not answer',
  loop: 'it sends visitors on without end',
  'too-large': 'the page is too large',
  'too-slow': 'the page takes too long',
  'needs-browser': 'the page needs a browser',
  'pdf-only': 'the legal page is a PDF',
  unreadable: 'it is not a readable page',
  hidden: 'the details are there, but hidden',
  denied: 'it seems to say the opposite',
};

/** What is known of the website; what has not happened yet is left out. */
export function WebsiteFacts({ publication, url }: { publication: ClientPublicationView; url: string }) {
  const { state, confirmedByHand, confirmedAt, unjudged, lastSeenAt, lastCheckedAt, nextCheckAt, checks } =
    publication;
  const [tone, label] = STATES[state];
  const [last] = checks;
  const later: [string, ReactNode][] = [
    [
      'Last seen',
      lastSeenAt &&
        `${formatDateTime(lastSeenAt)}${confirmedByHand ? `, confirmed by a person on ${formatDate(confirmedAt ?? lastSeenAt)}` : ''}`,
    ],
    [
      'Please look',
      unjudged && `Not judged since ${formatDate(unjudged.since)}: ${OBSTACLES[unjudged.obstacle]}`,
    ],
    ['Last checked', lastCheckedAt && formatDateTime(lastCheckedAt)],
    ['It came to', last && outcomeOf(last)],
    ['Next check', nextCheckAt && formatDateTime(nextCheckAt)],
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

const LINES: Record<PublishedLine, string> = {
  'article-13': 'the line on Article 13 is not complete',
  'article-11': 'the line on Article 11 is not complete',
};

function outcomeOf({ verdict, found, contactPoint = false, ...check }: PublicationCheckView): string {
  const { reason, status, obstacle } = check;
  const details = [
    verdict === 'partial' && `found: ${found.join(', ')}`,
    ...(contactPoint && verdict === 'partial' ? missingLines(found, true).map((line) => LINES[line]) : []),
    obstacle && OBSTACLES[obstacle],
    reason === 'status' ? `status ${status}` : obstacle === 'unreadable' && reason,
  ].filter(Boolean);
  return [VERDICTS[verdict], ...details].join('; ');
}
