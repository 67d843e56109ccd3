import type { MailAutomatic } from '@rep13/contracts-sla/constants';
import { fieldOf, parameterised, type HeadField } from './head.ts';

/**
 * What no person wrote: by RFC 3834, by what older systems say instead, by the reports of RFC 3464 and RFC 8098, and by the
 * marks of a list (RFC 2919, RFC 2369). A case system that says `auto-generated` may well send an order: that is none of it.
 */
export function automaticOf(fields: readonly HeadField[], own: string): MailAutomatic | null {
  const type = parameterised(fieldOf(fields, 'content-type') ?? '');
  const report = type.value === 'multipart/report' && type.parameters['report-type']?.toLowerCase();
  if (report === 'delivery-status') return 'bounce';
  if (report === 'disposition-notification') return 'receipt';
  if (isFrom(fields, own)) return 'own';
  if (isReply(fields)) return 'reply';
  return isList(fields) ? 'list' : null;
}

const submitted = (fields: readonly HeadField[]) =>
  parameterised(fieldOf(fields, 'auto-submitted') ?? '').value;
const precedence = (fields: readonly HeadField[]) => fieldOf(fields, 'precedence')?.toLowerCase() ?? '';

/** Sent by a machine of its own accord. */
export const isGenerated = (fields: readonly HeadField[]): boolean =>
  submitted(fields).startsWith('auto-generated');

const isFrom = (fields: readonly HeadField[], own: string): boolean =>
  (fieldOf(fields, 'from') ?? '').toLowerCase().includes(own.toLowerCase());

const isReply = (fields: readonly HeadField[]): boolean =>
  submitted(fields).startsWith('auto-replied') ||
  precedence(fields) === 'auto_reply' ||
  fieldOf(fields, 'x-autoreply') !== undefined ||
  fieldOf(fields, 'x-autorespond') !== undefined;

const isList = (fields: readonly HeadField[]): boolean =>
  fieldOf(fields, 'list-id') !== undefined ||
  fieldOf(fields, 'list-unsubscribe') !== undefined ||
  ['bulk', 'list', 'junk'].includes(precedence(fields));
