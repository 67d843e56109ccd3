import type { MandateDetailView } from '@rep13/contracts-agreements';
import type { MandateState } from '@rep13/contracts-agreements/constants';
import { formatDateTime, StatusBadge, type Tone } from '@rep13/ui';
import { formatLegalTime } from '@rep13/web-kit';
import { Facts } from '../frame/Facts.tsx';

const STATES: Record<MandateState, [Tone, string]> = {
  awaiting: ['neutral', 'Awaits signature or fee'],
  in_force: ['good', 'In force'],
  ending: ['waiting', 'Ending'],
  run_off: ['waiting', 'Run-off'],
  ended: ['neutral', 'Ended'],
};

/** What is recorded of a mandate; what has not happened yet is left out. */
export function MandateFacts({ mandate }: { mandate: MandateDetailView }) {
  const [tone, label] = STATES[mandate.state];
  const later: [string, string | null][] = [
    ['In force since', mandate.beganAt && formatLegalTime(mandate.beganAt)],
    ['Point of contact (Article 11)', contactPoint(mandate)],
    ['Suspended since', mandate.suspendedAt && formatDateTime(mandate.suspendedAt)],
    ['Notice given', mandate.noticeAt && formatLegalTime(mandate.noticeAt)],
    ['Ends', mandate.endsAt && formatLegalTime(mandate.endsAt)],
    ['Run-off until', mandate.runOffUntil && formatLegalTime(mandate.runOffUntil)],
    ['Reason of the end', mandate.endReason],
  ];
  return (
    <Facts
      facts={[
        ['Register number', mandate.registerNumber],
        ['State', <StatusBadge tone={tone}>{label}</StatusBadge>],
        ...later.filter(([, value]) => value !== null),
      ]}
    />
  );
}

function contactPoint({ pointOfContact: { designated, since } }: MandateDetailView): string {
  if (!designated) return 'Not designated';
  return since ? `Designated since ${formatLegalTime(since)}` : 'Designated once it is in force';
}
