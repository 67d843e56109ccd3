// Written by `npm run reference` from services/gateway/src/admin/admin-sessions.controller.ts.
import type { SessionView, SessionsEndedView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** List the sessions of the own account. The one that asks first, then the latest used; 100 at most. */
export const list = 'GET /api/admin/sessions' as Operation<
  'GET /api/admin/sessions',
  { answer: SessionView[] }
>;

/** End every session but the one that asks. */
export const endOthers = 'DELETE /api/admin/sessions/others' as Operation<
  'DELETE /api/admin/sessions/others',
  { answer: SessionsEndedView }
>;

/** End one session. `ended` is 0 if it was over already; what is no session id is not found. */
export const end = 'DELETE /api/admin/sessions/:id' as Operation<
  'DELETE /api/admin/sessions/:id',
  { answer: SessionsEndedView }
>;
