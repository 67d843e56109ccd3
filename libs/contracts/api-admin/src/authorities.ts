// Written by `npm run reference` from services/gateway/src/admin/authorities.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { AuthorityBody, AuthorityView } from '@rep13/contracts-sla';

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
