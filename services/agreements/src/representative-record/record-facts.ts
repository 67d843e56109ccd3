import { createHash } from 'node:crypto';
import type { RecordChange } from '@rep13/contracts-agreements';
import { RECORD_FIELDS, type RecordField } from '@rep13/contracts-agreements/constants';
import { toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';
import { toRepresentative } from '../text/particulars.ts';

export type RecordFacts = Readonly<Record<RecordField, string>>;

/** What certificates and letters print of the record. */
export function recordFacts(entity: LegalEntity): RecordFacts {
  const representative = toRepresentative(entity);
  const { brand, registry, registryCode, address, memberState, coordinator, authorityEmail, phone } =
    representative;
  const name = `${representative.name}${representative.isSample ? ' (sample data)' : ''}`;
  const { languages } = toPrintedEntity(entity);
  const company = { brand, name, registry, registryCode, address };
  return { ...company, memberState, coordinator, authorityEmail, phone, languages };
}

/** In the order of the fields, whatever the order of the keys: the database sorts those of JSON. */
export const fingerprintOf = (facts: RecordFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(RECORD_FIELDS.map((field) => facts[field])))
    .digest('hex');

/** Pure: what differs, in the order of the fields. A record that was stored before there were languages has none. */
export const recordChanges = (before: Partial<RecordFacts>, now: Partial<RecordFacts>): RecordChange[] =>
  RECORD_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    field,
    before: before[field] ?? NOT_STATED,
    now: now[field] ?? NOT_STATED,
  }));

const NOT_STATED = 'not stated';
