import type { DesignationView } from '@rep13/contracts-agreements';
import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import type { Step } from '../frame/Steps.tsx';

/** The letter that designates us, if there is one; a newer one takes the place of those before. */
export const letterOfDesignation = (letters: readonly DesignationView[]): DesignationView | undefined =>
  letters.find(({ reason, state }) => reason !== 'end' && state !== 'superseded');

/** The letter that says that the mandate is over; none where the coordinator was never told that it began. */
export const letterOfEnd = (letters: readonly DesignationView[]): DesignationView | undefined =>
  letters.find(({ reason, state }) => reason === 'end' && state !== 'superseded');

/** What becomes of the letter of designation, and the other half of Article 13(4): the details on the own website. */
export function designationSteps(
  { state, coordinator, signedAt, sentAt, acknowledgedAt }: DesignationView,
  publication?: ClientPublicationView,
): Step[] {
  const done = { draft: 0, signed: 1, sending: 1, sent: 2, returned: 1, acknowledged: 3, superseded: 0 }[
    state
  ];
  const steps: [string, string | null][] = [
    ['You sign the letter', signedAt],
    [sendingLabel(state, coordinator), sentAt],
    [`${coordinator} acknowledges it`, acknowledgedAt],
  ];
  return [
    ...steps.map(([label, at], index): Step => ({
      label,
      at: index < done ? at : null,
      state: index < done ? 'done' : index === done ? 'now' : 'to-come',
    })),
    publicationStep(publication),
  ];
}

function sendingLabel(state: DesignationView['state'], coordinator: string): string {
  if (state === 'returned') return `${coordinator} did not get it: we send it again`;
  return state === 'sending' ? `It is on its way to ${coordinator}` : `We send it to ${coordinator}`;
}

/** Goes on beside the letter: it waits for nothing but the client. */
function publicationStep(publication: ClientPublicationView | undefined): Step {
  const isSeen = publication?.state === 'seen';
  return {
    label: 'Your website shows our details',
    at: isSeen ? publication.lastSeenAt : null,
    state: isSeen ? 'done' : publication?.url ? 'now' : 'to-come',
  };
}

/** What becomes of the letter about the end, which is ours to write. */
export function endSteps({ state, coordinator, sentAt, acknowledgedAt }: DesignationView): Step[] {
  const isSent = state === 'sent' || state === 'acknowledged';
  return [
    {
      label: `We tell ${coordinator} that the mandate is over`,
      at: isSent ? sentAt : null,
      state: isSent ? 'done' : 'now',
    },
    {
      label: `${coordinator} acknowledges it`,
      at: acknowledgedAt,
      state: acknowledgedAt ? 'done' : isSent ? 'now' : 'to-come',
    },
  ];
}
