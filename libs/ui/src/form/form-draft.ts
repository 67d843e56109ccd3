const PREFIX = 'rep13.draft.';

/** What is typed into one form and not sent yet. */
export interface FormDraft<T extends object> {
  /** Fields typed before a reload of this tab, or `null`. */
  read: () => Partial<T> | null;
  save: (values: Partial<T>) => void;
  forget: () => void;
}

/**
 * Keeps a half-filled form in this tab, under `name`: a reload, a way back and a lost session cost nothing. Storage
 * may be switched off; the form then works without.
 */
export function formDraft<T extends object>(name: string): FormDraft<T> {
  const key = PREFIX + name;
  return {
    read: () => attempt(() => typed<T>(sessionStorage.getItem(key))),
    save: (values) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    forget: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

function typed<T extends object>(json: string | null): Partial<T> | null {
  const values: unknown = JSON.parse(json ?? 'null');
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? (values as Partial<T>)
    : null;
}

function attempt<R>(access: () => R): R | null {
  try {
    return access();
  } catch {
    return null;
  }
}
