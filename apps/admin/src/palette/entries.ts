import { foldText } from '@rep13/contracts-constants';
import type { SignupListItem } from '@rep13/contracts-onboarding';
import type { TicketView } from '@rep13/contracts-sla';

/** One line of the palette. */
export interface Entry {
  /** Unlike every other's. */
  key: string;
  label: string;
  /** What distinguishes it from others of that name. */
  more?: string;
  run: () => void;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

/** Those whose label contains all typed terms, in any order. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const terms = foldText(text).split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => terms.every((term) => foldText(label).includes(term)));
}

export const ticketEntry = (
  { id, ticketNumber, authorityName, companyName }: TicketView,
  run: () => void,
): Entry => ({
  key: `ticket-${id}`,
  label: ticketNumber,
  more: [companyName ?? 'client not known', authorityName].join(', '),
  run,
});

export const clientEntry = ({ id, companyName, clientId }: SignupListItem, run: () => void): Entry => ({
  key: `client-${id}`,
  label: companyName,
  more: clientId,
  run,
});

/** The one that the keys go to when `from` was it: the next (1) or the one before (-1), round the ends. */
export function neighbour(
  entries: readonly Entry[],
  from: Entry | undefined,
  step: 1 | -1,
): Entry | undefined {
  const index = entries.findIndex(({ key }) => key === from?.key);
  return entries[(index + step + entries.length) % entries.length];
}
