import { HOUR_MS } from '@rep13/contracts-constants';

/**
 * What authorities and others send to us although another law or another addressee is meant: taken as `general`, and
 * answered at once with what is so.
 */
export const FOREIGN_KINDS = [
  'tco-removal-order',
  'tco-first-notice',
  'e-evidence',
  'complaint',
  'personal-data',
] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];

/** The hours that its law leaves from receipt; null where no time runs with us. */
export const FOREIGN_HOURS: Readonly<Record<ForeignKind, number | null>> = {
  'tco-removal-order': 1,
  'tco-first-notice': 12,
  'e-evidence': null,
  complaint: null,
  'personal-data': null,
};

/** By when its law wants it dealt with, counted from its receipt; null where no time runs with us. */
export function foreignDeadline(kind: ForeignKind | null, receivedAt: Date): Date | null {
  const hours = kind && FOREIGN_HOURS[kind];
  return hours === null ? null : new Date(receivedAt.getTime() + hours * HOUR_MS);
}
