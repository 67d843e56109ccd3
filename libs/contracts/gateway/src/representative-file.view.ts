import type { representativeRecord } from './constants/index.ts';

/**
 * `/.well-known/dsa-representative.json`: the entry of Article 13(4) DSA as schema.org data, and where to look up whom it
 * is for. In addresses, `{q}` and `{registerNumber}` stand for what is looked up.
 */
export type RepresentativeFileView = ReturnType<typeof representativeRecord> & {
  readonly about: string;
  readonly memberState: string;
  readonly coordinator: string;
  /** The key set of the credentials. */
  readonly keys: string;
  readonly register: {
    readonly lookUp: string;
    readonly entry: string;
    readonly appointment: string;
    readonly credential: string;
    /** The list of revoked credentials. */
    readonly revoked: string;
    /** The JSON-LD context of the appointment. */
    readonly context: string;
    readonly certificate: string;
    readonly badge: string;
  };
};
