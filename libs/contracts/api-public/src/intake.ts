// Written by `npm run reference` from services/gateway/src/authorities/intake.controller.ts.
import type {
  AuthorityRequestBody,
  AuthorityRequestReceiptView,
  IntakeWorkView,
} from '@rep13/contracts-authority-requests';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Get the work to do before an order is filed. Find a number with which the SHA-256 of `<challenge>.<number>` begins
 * with `bits` zero bits; good once, for two hours. With 0 bits there is none to do.
 */
export const work = 'GET /api/authority-requests/work' as Operation<
  'GET /api/authority-requests/work',
  { answer: IntakeWorkView }
>;

/**
 * File an order of an authority. It is never refused for being incomplete: `missing` names what Article 9(2) or 10(2)
 * DSA asks for and is not there. The work is looked at before the body is read; refused forms count apart.
 */
export const file = 'POST /api/authority-requests' as Operation<
  'POST /api/authority-requests',
  { body: AuthorityRequestBody; answer: AuthorityRequestReceiptView }
>;
