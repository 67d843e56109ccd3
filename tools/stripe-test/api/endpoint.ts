import type { Account } from '../account/account.ts';
import type { Form } from './form.ts';

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

export const expands = ({ form }: Call, name: string): boolean =>
  Array.isArray(form['expand']) && form['expand'].includes(name);
