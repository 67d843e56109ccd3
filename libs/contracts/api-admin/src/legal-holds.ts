// Written by `npm run reference` from services/gateway/src/admin/legal-holds.controller.ts.
import type { LegalHoldView, SetLegalHoldBody } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** List legal holds. Those in force first, each newest first; 200 at most. */
export const list = 'GET /api/admin/legal-holds' as Operation<
  'GET /api/admin/legal-holds',
  { answer: LegalHoldView[] }
>;

/** Set a legal hold on a client. From the answer on nothing of the client is deleted. */
export const set = 'POST /api/admin/legal-holds' as Operation<
  'POST /api/admin/legal-holds',
  { body: SetLegalHoldBody; answer: LegalHoldView }
>;

/** Lift a legal hold. Safe to repeat: who lifted it first stays. */
export const lift = 'POST /api/admin/legal-holds/:id/lift' as Operation<
  'POST /api/admin/legal-holds/:id/lift',
  { answer: LegalHoldView }
>;
