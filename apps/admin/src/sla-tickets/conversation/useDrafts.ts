import { useCallback, useState } from 'react';
import { useUnsaved } from '../../session/useUnsaved.ts';
import {
  isEmpty,
  saveDraft,
  NO_DRAFT,
  readDrafts,
  type Draft,
  type DraftPlace,
  type Drafts,
} from './drafts.ts';

export interface DraftsHandle {
  readonly drafts: Drafts;
  /** Takes what was typed or attached. */
  change: (place: DraftPlace, change: (draft: Draft) => Draft) => void;
  /** It was sent. */
  forget: (place: DraftPlace) => void;
}

/** What is being written about one ticket: it outlives the part of the page that it is written in, and a reload. */
export function useDrafts(staffId: number, ticketId: number): DraftsHandle {
  const [drafts, setDrafts] = useState(() => readDrafts(staffId, ticketId));
  useUnsaved(Object.values(drafts).some((draft) => !isEmpty(draft)));

  const change: DraftsHandle['change'] = useCallback(
    (place, make) =>
      setDrafts((before) => {
        const draft = make(before[place]);
        saveDraft(staffId, ticketId, place, draft);
        return { ...before, [place]: draft };
      }),
    [staffId, ticketId],
  );
  return { drafts, change, forget: (place) => change(place, () => NO_DRAFT) };
}

/** A text after what stands there already: nothing that was typed is lost. */
export const withText = (body: string, text: string): string =>
  body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`;
