import type { DesignationView } from '@rep13/contracts-agreements';
import type { Step } from '../frame/Steps.tsx';

/** The letter that designates us, if there is one; a newer one takes the place of those before. */
export const letterOfDesignation = (letters: readonly DesignationView[]): DesignationView | undefined =>
  letters.find(({ reason, state }) => reason !== 'end' && state !== 'superseded');

/** The letter that says that the mandate is over. */
export const letterOfEnd = (letters: readonly DesignationView[]): DesignationView | undefined =>
  letters.find(({ reason }) => reason === 'end');

/** What becomes of the letter of designation. */
export function designationSteps({
  state,
  coordinator,
  signedAt,
  sentAt,
  acknowledgedAt,
}: DesignationView): Step[] {
  const done = { draft: 0, signed: 1, sent: 2, returned: 1, acknowledged: 3, superseded: 0 }[state];
  const steps: [string, string | null][] = [
    ['You sign the letter', signedAt],
    [
      state === 'returned' ? `${coordinator} returned it: we send it again` : `We send it to ${coordinator}`,
      sentAt,
    ],
    [`${coordinator} acknowledges it`, acknowledgedAt],
  ];
  return steps.map(([label, at], index) => ({
    label,
    at: index < done ? at : null,
    state: index < done ? 'done' : index === done ? 'now' : 'to-come',
  }));
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
