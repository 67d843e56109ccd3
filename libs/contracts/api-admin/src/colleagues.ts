// Written by `npm run reference` from services/gateway/src/admin/colleagues.controller.ts.
import type { ColleagueView, OnCallBody } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** List everybody of the staff by name. No addresses. */
export const list = 'GET /api/admin/colleagues' as Operation<
  'GET /api/admin/colleagues',
  { answer: ColleagueView[] }
>;

/** Name who is called first about what nobody works on. `null`: nobody. */
export const putOnCall = 'PUT /api/admin/on-call' as Operation<
  'PUT /api/admin/on-call',
  { body: OnCallBody; answer: ColleagueView[] }
>;
