import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { Notice } from '@rep13/ui';
import { outcomeOf, unjudgedOf } from './publication-labels.ts';

/** What the last check came to, where the client can do something about it. */
export function LastOutcome({ publication }: { publication: ClientPublicationView }) {
  const { state, checks } = publication;
  const [last] = checks;
  const outcome = last && outcomeOf(last);
  if (!outcome || state === 'stopped') return null;
  return (
    <Notice tone={state === 'missing' ? 'bad' : 'info'}>
      <strong>At the last check:</strong> {outcome} {unjudgedOf(publication)}
    </Notice>
  );
}
