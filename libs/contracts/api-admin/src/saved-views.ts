// Written by `npm run reference` from services/gateway/src/admin/saved-views.controller.ts.
import type { SavedViewView, SavedViewsBody } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** List the own saved views. */
export const list = 'GET /api/admin/saved-views' as Operation<
  'GET /api/admin/saved-views',
  { answer: SavedViewView[] }
>;

/** Replace the own saved views, all of them. 30 at most. */
export const replace = 'PUT /api/admin/saved-views' as Operation<
  'PUT /api/admin/saved-views',
  { body: SavedViewsBody; answer: SavedViewView[] }
>;
