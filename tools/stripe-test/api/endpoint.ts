import type { Account } from '../account/account.ts';
import { listOf, type List } from '../account/objects.ts';
import { integer, optional, type Form } from './form.ts';

/** A call of the API as its endpoint sees it. */
export interface Call {
  readonly account: Account;
  /** Of the address, where it names an object. */
  readonly id: string;
  readonly form: Form;
  /** Where this server is, for the pages it sends people to. */
  readonly base: string;
}

export type Endpoint = (call: Call) => object;

const PAGE = 10;

/** The part of a list that a call asks for, and whether there is more. */
export function pageOf<T extends { readonly id: string }>(
  url: string,
  rows: readonly T[],
  form: Form,
): List<T> {
  const after = optional(form, 'starting_after');
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const to = from + (integer(form, 'limit') ?? PAGE);
  return { ...listOf(url, rows.slice(from, to)), has_more: rows.length > to };
}

export const expands = ({ form }: Call, name: string): boolean =>
  Array.isArray(form['expand']) && form['expand'].includes(name);
