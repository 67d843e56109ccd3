import { AUTHORITIES } from './sentences/authorities.ts';
import { CLIENT_ACCOUNT } from './sentences/client-account.ts';
import { DESIGNATIONS } from './sentences/designations.ts';
import { MAIL } from './sentences/mail.ts';
import { MANDATE } from './sentences/mandate.ts';
import { ORDERS } from './sentences/orders.ts';
import { PAYMENTS } from './sentences/payments.ts';
import { RETENTION } from './sentences/retention.ts';
import type { Sentences } from './sentences/sentences.ts';
import { SIGN_IN } from './sentences/sign-in.ts';
import { SIGN_UP } from './sentences/sign-up.ts';
import { STAFF } from './sentences/staff.ts';

/** Everything that is told of, in the order in which a client meets it; what is about staff comes last. */
export const AUDIT_GROUPS: readonly Sentences[] = [
  SIGN_UP,
  PAYMENTS,
  CLIENT_ACCOUNT,
  MANDATE,
  DESIGNATIONS,
  ORDERS,
  AUTHORITIES,
  MAIL,
  SIGN_IN,
  STAFF,
  RETENTION,
];

export const SENTENCES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...AUDIT_GROUPS.map((group) => group.of),
);

export const AUDIT_KINDS: readonly string[] = Object.keys(SENTENCES);

/** An event's type without its version: what happened, for people. */
export const kindOf = (eventType: string): string => eventType.replace(/\.v\d+$/, '');
