import { DAY_MS } from '@rep13/contracts-constants';
import { computerNow } from '@rep13/web-kit/clock';

const RETENTION_DAYS = 30;
const PREFIX = 'rep13.later.';

interface StoredForm<T> {
  values: Partial<T>;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

/** A half-filled form that stays in this browser, under `name`, when its tab is closed; for 30 days. */
export function savedForm<T extends object>(name: string) {
  const key = PREFIX + name;
  return {
    read: (): { values: Partial<T>; savedOn: Date } | null => {
      const stored = attempt(
        () => JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredForm<T>> | null,
      );
      if (!stored?.values || typeof stored.at !== 'number') return null;
      if (computerNow() <= until(stored.at)) return { values: stored.values, savedOn: new Date(stored.at) };
      attempt(() => localStorage.removeItem(key));
      return null;
    },
    /** @returns until when it is stored, or `null` where storage is switched off */
    save: (values: Partial<T>): Date | null => {
      const stored: StoredForm<T> = { values, at: computerNow() };
      return attempt(() => {
        localStorage.setItem(key, JSON.stringify(stored));
        return new Date(until(stored.at));
      });
    },
    forget: () => void attempt(() => localStorage.removeItem(key)),
  };
}

/** Everything stored in this browser, of any form. */
export function deleteSavedForms(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)))
      localStorage.removeItem(key);
  });
}

const until = (at: number): number => at + RETENTION_DAYS * DAY_MS;

function attempt<R>(access: () => R): R | null {
  try {
    return access();
  } catch {
    return null;
  }
}
