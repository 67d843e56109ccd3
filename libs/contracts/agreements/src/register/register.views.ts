import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { PointOfContactView } from '../mandates/mandate.views.ts';
import type { PublicMandateState } from '../constants/index.ts';

/** One client found in the register. */
export interface RegisterHitView {
  readonly registerNumber: string;
  readonly companyName: string;
  /** Its host, such as `northwind.example`; in Punycode where it mixes scripts. */
  readonly website: string;
  readonly state: PublicMandateState;
}

/** What a look-up took the text for; what it did not look for it can't deny. */
export interface RegisterSearchedView {
  /** A register number, and nothing else. */
  readonly number: boolean;
  /** Websites of this registrable domain. */
  readonly domain: string | null;
  /** How names begin; with fewer letters than that needs, only whole names. */
  readonly names: 'beginning' | 'whole' | null;
}

/** What a look-up found. That nothing matches is not that a provider isn't represented. */
export interface RegisterSearchView {
  /** At most five, the best first. */
  readonly hits: readonly RegisterHitView[];
  /** How many entries match: where there are more than five, the text must be more exact. */
  readonly matches: number;
  readonly searched: RegisterSearchedView;
}

/** The client that an authority means. */
export interface RepresentedView {
  readonly signupId: number;
  readonly companyName: string;
}

/** How the representative is reached: the four facts of Article 13(4) DSA, and where it is supervised. */
export interface RegisterRepresentativeView {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Where it is established, by its English name. */
  readonly memberState: string;
  /** The Digital Services Coordinator of that state. */
  readonly coordinator: string;
  /** In which authorities may write, by ISO 639-1 code, Article 11(3) DSA. */
  readonly languages: readonly string[];
}

/** That the coordinator was told, Article 13(4) DSA. */
export interface RegisterNotificationView {
  /** `open`: the coordinator has none about this company and website, or has sent it back. */
  readonly state: 'open' | 'sent' | 'acknowledged';
  readonly coordinator: string;
  /** What is said here is about these: those of the entry. */
  readonly about: { readonly companyName: string; readonly website: string };
  /** When we had the signed letter; absent in an answer of the version before. */
  readonly signedAt?: Moment | null;
  readonly sentAt: Moment | null;
  readonly acknowledgedAt: Moment | null;
  /** When the coordinator was told of the end. */
  readonly withdrawnAt: Moment | null;
}

/** Whether the four facts were seen on the client's own site. */
export interface RegisterPublicationView {
  /** `stopped`: the mandate is over, and nobody looks any more. */
  readonly state: 'seen' | 'missing' | 'stopped';
  /** Where: the website of the entry. */
  readonly website: string;
  readonly lastSeenAt: Moment | null;
  /** When a person saw them, where that and no program's reading is why they count as seen. */
  readonly confirmedAt?: Moment | null;
}

/** What everybody may know of a mandate. Times are ISO 8601 in UTC. */
export interface RegisterView {
  readonly registerNumber: string;
  readonly companyName: string;
  readonly website: string;
  readonly state: PublicMandateState;
  readonly beganAt: LegalDay;
  /** The last moment, once notice is given. */
  readonly endsAt: LegalDay | null;
  /** Until when orders about its time are still taken. */
  readonly runOffUntil: LegalDay | null;
  readonly representative: RegisterRepresentativeView;
  readonly pointOfContact: PointOfContactView;
  /** `null` as long as nothing is known of it. */
  readonly notification: RegisterNotificationView | null;
  /** `null` as long as nobody has looked. */
  readonly publication: RegisterPublicationView | null;
}

/** A picture, whole in itself. */
export interface BadgeView {
  readonly svg: string;
}

/** JSON-LD 1.1: the designation as machines read it. */
export type AppointmentView = Readonly<Record<string, unknown>>;

/** A W3C Verifiable Credential 2.0, signed as JWT (`vc+jwt`). */
export interface CredentialView {
  readonly jwt: string;
}

/** RFC 7517: the public halves of the keys that sign credentials, the one in use first. */
export interface RegisterKeysView {
  readonly keys: readonly Readonly<Record<string, unknown>>[];
}

/** A certificate of appointment as PDF. */
export interface CertificatePdfView {
  /** Of its own words. */
  readonly language?: AuthorityLanguage;
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
  /** Its seal is still to come within ten minutes of its issue; a mail of its own brings it then. */
  readonly awaitsSeal?: boolean;
}
