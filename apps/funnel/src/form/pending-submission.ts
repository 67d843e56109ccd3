import { formDraft } from '@rep13/ui';

/** What was typed, and what the page adds to it. Together they are the request's body. */
export interface Sent<TTyped, TRest> {
  typed: TTyped;
  rest: TRest;
}

/** One key, and every body that may have been taken under it: no answer came, or the page was reloaded before. */
export interface Attempt<TTyped, TRest> {
  key: string;
  sent: Sent<TTyped, TRest>[];
}

/** Stores in this tab, beside the form's draft, what was sent and not answered. Without storage: in this page only. */
export function pendingSubmission<TTyped, TRest>(name: string) {
  const storage = formDraft<Attempt<TTyped, TRest>>(`${name}.attempt`);
  let open = whole(storage.read());
  return {
    read: () => open,
    save: (attempt: Attempt<TTyped, TRest>) => {
      open = attempt;
      storage.save(attempt);
    },
    forget: () => {
      open = null;
      storage.forget();
    },
  };
}

/** Stored data may come from an older version of this page. */
function whole<TTyped, TRest>(stored: Partial<Attempt<TTyped, TRest>> | null): Attempt<TTyped, TRest> | null {
  const { key, sent } = stored ?? {};
  return typeof key === 'string' && Array.isArray(sent) ? { key, sent } : null;
}
