import type { Caller } from '../http/caller.ts';
import { newPassword } from '../people/clients.ts';
import { mailsTo, tokensIn } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';

/** What is shorter comes about by chance. */
const LEAST = 9;

/** Every session id, one-time password, key, recovery code and mailed token of the run, and the admin's password. */
export async function secretsOf(product: AttackedProduct): Promise<string[]> {
  const given = product.callers.flatMap((caller: Caller) => [...caller.given].map(heart));
  const tokens = tokensIn(await mailsTo(product));
  const all = [...given, ...tokens, product.admin.password];
  return [...new Set(all)].filter(({ length }) => length >= LEAST);
}

/** A session's id without its signature; other values as they are. */
const heart = (value: string): string => decodeURIComponent(value).replace(/^s:([^.]*)\..*$/, '$1');

/** Passwords of the run are made alike, so that one pattern finds them all. */
export const PASSWORDS = new RegExp(newPassword().replace(/[0-9a-f]{12}/, '[0-9a-f]{12}'), 'g');
