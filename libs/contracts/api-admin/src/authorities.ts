// Written by `npm run reference` from services/gateway/src/admin/authorities.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { AuthorityBody, AuthorityView, SenderKeyBody, SenderKeyView } from '@rep13/contracts-sla';

/** List the authorities of the directory by name. */
export const list = 'GET /api/admin/authorities' as Operation<
  'GET /api/admin/authorities',
  { answer: AuthorityView[] }
>;

/** Add an authority to the directory, or correct the one that has this domain. */
export const save = 'PUT /api/admin/authorities' as Operation<
  'PUT /api/admin/authorities',
  { body: AuthorityBody; answer: AuthorityView }
>;

/** Take an authority out of the directory. */
export const remove = 'DELETE /api/admin/authorities/:id' as Operation<
  'DELETE /api/admin/authorities/:id',
  { answer: object }
>;

/**
 * Keep the key that a mail is signed with, once the authority has read its fingerprint out. Mails that it signs count
 * as the authority's.
 */
export const saveKey = 'POST /api/admin/authorities/:id/keys' as Operation<
  'POST /api/admin/authorities/:id/keys',
  { body: SenderKeyBody; answer: SenderKeyView }
>;

/** End a kept key. It proves nothing from now on. */
export const endKey = 'DELETE /api/admin/authorities/:id/keys/:keyId' as Operation<
  'DELETE /api/admin/authorities/:id/keys/:keyId',
  { answer: SenderKeyView }
>;
