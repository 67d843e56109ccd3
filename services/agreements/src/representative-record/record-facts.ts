import { createHash } from 'node:crypto';
import type { RecordChange } from '@rep13/contracts-agreements';
import { RECORD_FIELDS, type RecordField } from '@rep13/contracts-agreements/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { toRepresentative } from '../text/particulars.ts';

export type RecordFacts = Readonly<Record<RecordField, string>>;

/** What certificates and letters print of the record. */
export function recordFacts(entity: LegalEntity): RecordFacts {
  const representative = toRepresentative(entity);
  const { brand, registry, registryCode, address, memberState, coordinator, authorityEmail, phone } =
    representative;
  const name = `${representative.name}${representative.isSample ? ' (sample data)' : ''}`;
  return { brand, name, registry, registryCode, address, memberState, coordinator, authorityEmail, phone };
}

/** In the order of the fields, whatever the order of the keys: the database sorts those of JSON. */
export const fingerprintOf = (facts: RecordFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(RECORD_FIELDS.map((field) => facts[field])))
    .digest('hex');

/** Pure: what differs, in the order of the fields. */
export const recordChanges = (before: RecordFacts, now: RecordFacts): RecordChange[] =>
  RECORD_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    field,
    before: before[field],
    now: now[field],
  }));
