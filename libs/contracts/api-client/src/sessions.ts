// Written by `npm run reference` from services/gateway/src/client/client-sessions.controller.ts.
import type { SessionView, SessionsEndedView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** List the sessions of the own account. The one that asks first, then the latest used; 100 at most. */
export const list = 'GET /api/client/sessions' as Operation<
  'GET /api/client/sessions',
  { answer: SessionView[] }
>;

/** End every session but the one that asks. */
export const endOthers = 'DELETE /api/client/sessions/others' as Operation<
  'DELETE /api/client/sessions/others',
  { answer: SessionsEndedView }
>;

/** End one session. `ended` is 0 if it was over already; what is no session id is not found. */
export const end = 'DELETE /api/client/sessions/:id' as Operation<
  'DELETE /api/client/sessions/:id',
  { answer: SessionsEndedView }
>;
