import { PRINTED_FIELDS, type PrintedEntity } from '@rep13/contracts-constants';

/** What a build holds instead: the gateway, which knows the record, puts each field where its slot stands. */
const SLOTS = Object.fromEntries(
  PRINTED_FIELDS.map((field) => [field, `%ENTITY.${field}%`]),
) as unknown as PrintedEntity;

/** The gateway writes the record into every page. */
function ofThisPage(): PrintedEntity {
  const record = document.getElementById('legal-entity')?.textContent;
  if (!record) throw new Error('This page does not say who we are: its gateway is older than this build');
  return JSON.parse(record) as PrintedEntity;
}

/** Who we are, as pages print it: read once from the page that is open, and slots for it in pages that are rendered at build time. */
export const LEGAL_ENTITY: PrintedEntity = typeof document === 'undefined' ? SLOTS : ofThisPage();
