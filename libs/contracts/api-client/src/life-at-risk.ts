// Written by `npm run reference` from services/gateway/src/client/life-at-risk.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { ClientTicketView, LifeAtRiskBody } from '@rep13/contracts-sla';

/**
 * Tell the representative's staff of a suspected threat to life or safety. It becomes a critical ticket. Nobody but
 * that staff is informed: the client informs the authorities itself, Article 18(1) DSA. It counts among the twenty
 * reports an hour.
 */
export const report = 'POST /api/client/life-at-risk' as Operation<
  'POST /api/client/life-at-risk',
  { body: LifeAtRiskBody; answer: ClientTicketView }
>;
