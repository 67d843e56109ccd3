import { LIMITS } from '@rep13/contracts-constants';

/** What a filter may be: one of these words, or what this expression matches. */
export type Allowed = readonly string[] | RegExp;

/** The filters of a list by the names the API gives them; without a word of what they may be, they may be anything. */
export type FilterNames<Name extends string = string> =
  readonly Name[] | Readonly<Partial<Record<Name, Allowed>>>;

/** Those of what a list may be asked. */
export type FiltersOf<Query> = FilterNames<keyof Query & string>;

export const YES_OR_NO = ['true', 'false'] as const;
export const ANY_TEXT = new RegExp(`^.{1,${LIMITS.searchMax}}$`, 'u');
export const AN_ID = /^[1-9]\d{0,9}$/;

export const namesOf = (filters: FilterNames): readonly string[] =>
  isPlain(filters) ? filters : Object.keys(filters);

export function isAllowed(filters: FilterNames, name: string, value: string): boolean {
  const allowed = isPlain(filters) ? undefined : filters[name];
  if (allowed === undefined) return true;
  return allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
}

const isPlain = (filters: FilterNames): filters is readonly string[] => Array.isArray(filters);
