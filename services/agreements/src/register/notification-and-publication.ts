import type { RegisterNotificationView, RegisterPublicationView } from '@rep13/contracts-agreements';
import { GetPublication } from '@rep13/contracts-onboarding';
import type { RpcClient } from '@rep13/service-kit';
import { shownHost } from '@rep13/service-kit/web-addresses';
import type { EntityManager } from 'typeorm';
import { Designation } from '../designations/designation.entity.ts';
import { hostOf, registrableDomain } from '../register-entries/search-keys.ts';
import type { Registered } from './register-facts.ts';

/**
 * What everybody may know of the letters about the designation, as far as they are about the company as it is called now,
 * with the website that it has now: what was notified of another website was not notified of this one.
 */
export async function notificationOf(
  db: EntityManager,
  { mandate, entry }: Pick<Registered, 'mandate' | 'entry'>,
): Promise<RegisterNotificationView | null> {
  const letters = await db.find(Designation, { where: { mandateId: mandate.id }, order: { id: 'DESC' } });
  const designations = letters.filter(({ reason }) => reason !== 'end');
  const letter = designations.find((each) => hasArrived(each) && isAbout(each, entry)) ?? designations[0];
  if (!letter) return null;
  const isNotified = hasArrived(letter) && isAbout(letter, entry);
  const end = letters.find((each) => each.reason === 'end' && hasArrived(each));
  return {
    state: isNotified ? stateOf(letter) : 'open',
    coordinator: letter.coordinator,
    about: { companyName: entry.companyName, website: shownHost(entry.website) },
    signedAt: isAbout(letter, entry) ? iso(letter.signedAt) : null,
    sentAt: isNotified ? iso(letter.sentAt) : null,
    acknowledgedAt: isNotified ? iso(letter.acknowledgedAt) : null,
    withdrawnAt: isNotified ? iso(end?.sentAt) : null,
  };
}

const stateOf = ({ acknowledgedAt }: Designation) => (acknowledgedAt ? 'acknowledged' : 'sent');
const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** One that came back was not taken; how it was before a newer one took its place no longer counts. */
const hasArrived = ({ state }: Designation): boolean => state === 'sent' || state === 'acknowledged';

type Named = Pick<Registered['entry'], 'companyName' | 'website'>;

const isAbout = ({ companyName, letter }: Designation, entry: Named): boolean =>
  companyName === entry.companyName && websiteIn(letter) === entry.website;

function websiteIn({ facts }: Designation['letter']): string {
  return hostOf(facts.find(({ label }) => label === 'Main web address')?.value ?? '') ?? '';
}

/**
 * Whether the client's site shows the four facts, as onboarding sees it; null also while it can't be asked, and while
 * what it saw is of a website that the client had before.
 */
export async function publicationOf(
  rpc: RpcClient,
  { mandate: { signupId }, entry }: Pick<Registered, 'mandate' | 'entry'>,
): Promise<RegisterPublicationView | null> {
  const publication = await rpc.call(GetPublication, { signupId }).catch(() => null);
  if (!publication || publication.state === 'not-checked') return null;
  const host = hostOf(publication.url ?? '');
  if (!host || siteOf(host) !== siteOf(entry.website)) return null;
  const { state, lastSeenAt, confirmedAt = null } = publication;
  return { state, website: shownHost(host), lastSeenAt, confirmedAt };
}

/** The client may have named a page on another host of its own. */
const siteOf = (host: string): string => registrableDomain(host) ?? host;
