import { foldKeys, parsedUrl } from '@rep13/contracts-constants';
import { getDomain } from 'tldts';

/** Raise it when a rule here or in `folded-name.ts` changes: entries made with older ones are made again at the next start. */
export const KEYS_VERSION = 2;

/** What a name is compared by to decide whose it is: the same name, typed with other keys. */
export const companyKey = (name: string): string => foldKeys(name) || name.trim();

/** The host of a web address or of what is meant as one, in ASCII; null if it has none. */
export function hostOf(address: string): string | null {
  const text = address.trim();
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return (!/\s/.test(text) && parsedUrl(url)?.hostname.replace(/\.$/, '')) || null;
}

/**
 * The part of a host that somebody registered, by the public suffix list: `app.foo.co.uk` is of `foo.co.uk`, and two
 * sites of one hosting company are not of each other. Null where nothing can be registered.
 */
export const registrableDomain = (host: string): string | null =>
  getDomain(host, { allowPrivateDomains: true });
