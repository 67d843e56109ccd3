// Written by `npm run reference` from services/gateway/src/admin/mandates.controller.ts.
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { EndMandateBody, MandateClientView, MandateDetailView } from '@rep13/contracts-agreements';
import type { Operation } from '@rep13/contracts-operations';

/** Get one client's mandate. `null` as long as nothing is signed or paid. */
export const get = 'GET /api/admin/clients/:signupId/mandate' as Operation<
  'GET /api/admin/clients/:signupId/mandate',
  { answer: MandateDetailView | null }
>;

/** Get the client whose mandate has this number. */
export const clientOf = 'GET /api/admin/mandates/:registerNumber' as Operation<
  'GET /api/admin/mandates/:registerNumber',
  { answer: MandateClientView }
>;

/**
 * End a mandate on a day, or correct the day. 409 if the mandate is not in force. 202 if somebody else has to agree,
 * and nothing is done yet; with `breakGlass` it is done at once.
 */
export const end = 'POST /api/admin/mandates/:registerNumber/end' as Operation<
  'POST /api/admin/mandates/:registerNumber/end',
  {
    body: EndMandateBody;
    answer: MandateDetailView | ApprovalNeededView;
    error: 'agreements.mandate-not-in-force';
  }
>;
