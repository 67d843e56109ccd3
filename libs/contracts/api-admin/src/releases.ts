// Written by `npm run reference` from services/gateway/src/admin/releases.controller.ts.
import type { ReleaseView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** List the releases of remotes, previews, stops and roll-backs too. Newest first. */
export const list = 'GET /api/admin/releases' as Operation<
  'GET /api/admin/releases',
  { answer: ReleaseView[] }
>;
