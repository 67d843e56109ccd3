import type { Answer } from '@rep13/ui';

type Answers<T> = { readonly [Name in keyof T]: Answer<T[Name]> };

/** Several answers as one: there when all are there; a retry asks again for those that failed. */
export function allOf<T extends object>(answers: Answers<T>): Answer<T> {
  const entries = Object.entries(answers) as [string, Answer<unknown>][];
  const failed = entries.map(([, answer]) => answer).filter(({ error }) => error);
  const isComplete = entries.every(([, { data }]) => data !== undefined);
  return {
    data: isComplete ? (Object.fromEntries(entries.map(([name, { data }]) => [name, data])) as T) : undefined,
    error: failed[0]?.error,
    mutate: () => failed.forEach(({ mutate }) => void mutate()),
  };
}
