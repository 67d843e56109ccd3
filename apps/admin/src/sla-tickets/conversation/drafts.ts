import type { MessageRecipient } from '@rep13/contracts-sla/constants';

/** Where something is written: to one of the two, or for staff. */
export type DraftPlace = MessageRecipient | 'note';

/** What was written and not sent. */
export interface Draft {
  readonly body: string;
  /** Files of the ticket that go with it. */
  readonly fileIds: readonly string[];
}

export type Drafts = Readonly<Record<DraftPlace, Draft>>;

export const NO_DRAFT: Draft = { body: '', fileIds: [] };

/** Begins as those of `ticket-draft.ts`, so that they go with them at a sign-out. */
const keyOf = (staffId: number, ticketId: number, place: DraftPlace) =>
  `rep13.order-draft.${staffId}.${ticketId}.${place}`;

/** What the member of staff has begun to write about a ticket, kept for this browser's tab. */
export const readDrafts = (staffId: number, ticketId: number): Drafts => ({
  client: readDraft(keyOf(staffId, ticketId, 'client')),
  authority: readDraft(keyOf(staffId, ticketId, 'authority')),
  note: readDraft(keyOf(staffId, ticketId, 'note')),
});

/** Storage may be switched off or full; the draft then lasts as long as the page. */
export function saveDraft(staffId: number, ticketId: number, place: DraftPlace, draft: Draft): void {
  const key = keyOf(staffId, ticketId, place);
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

export const isEmpty = ({ body, fileIds }: Draft): boolean => body.trim() === '' && fileIds.length === 0;

function readDraft(key: string): Draft {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return { ...NO_DRAFT, ...found };
  } catch {
    return NO_DRAFT;
  }
}
