import { AUTHORITY_REFERENCE } from '@rep13/contracts-authority-requests/constants';
import { fieldOf, valuesOf, type HeadField } from './head.ts';

const ANYWHERE = new RegExp(`\\b${AUTHORITY_REFERENCE.source.replace(/^\^|\$$/g, '')}\\b`, 'i');
const ID = /<([^<>\s]{1,250})>/g;

/** What stands behind the plus sign of our own address, in lower case: servers may have lowered it. */
export function tagOf(fields: readonly HeadField[], address: string): string | null {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const tagged = new RegExp(
    `(?:^|[\\s<,:;"])${escaped(local)}\\+([a-z0-9._-]{1,80})@${escaped(domain)}(?![\\w.-])`,
  );
  for (const name of ['delivered-to', 'x-original-to', 'to', 'cc'])
    for (const value of valuesOf(fields, name)) {
      const found = tagged.exec(value.toLowerCase())?.[1];
      if (found) return found;
    }
  return null;
}

/** The reference of an order that somebody wrote; it proves nothing. */
export const referenceIn = (...texts: readonly (string | null)[]): string | null => {
  for (const text of texts) {
    const found = text && ANYWHERE.exec(text)?.[0];
    if (found) return found.toUpperCase();
  }
  return null;
};

/** Ids of the mails that it answers, without their brackets. */
export function answersOf(fields: readonly HeadField[]): string[] {
  const named = ['in-reply-to', 'references'].map((name) => fieldOf(fields, name) ?? '').join(' ');
  return [...new Set([...named.matchAll(ID)].map(([, id = '']) => id))];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
