// Written by `npm run reference` from services/gateway/src/admin/approvals.controller.ts.
import type { ApprovalView, RefuseApprovalBody, StepLetterView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** List the steps that take two. What is open first, then the latest; 200 at most. */
export const list = 'GET /api/admin/approvals' as Operation<
  'GET /api/admin/approvals',
  { answer: ApprovalView[] }
>;

/** Read the mail that a step would send to the authority, word for word; null where it sends none. */
export const letter = 'GET /api/admin/approvals/:id/letter' as Operation<
  'GET /api/admin/approvals/:id/letter',
  { answer: StepLetterView }
>;

/**
 * Agree to a step that somebody else asked for. It is done as it was asked, in the name of who agrees; what the
 * service says to it is answered, and the request stays open. Refused while somebody else is agreeing.
 */
export const grant = 'POST /api/admin/approvals/:id/grant' as Operation<
  'POST /api/admin/approvals/:id/grant',
  {
    answer: ApprovalView;
    error:
      | 'agreements.mandate-not-in-force'
      | 'onboarding.account-suspended'
      | 'onboarding.invoice-not-writable'
      | 'onboarding.profile-change-open'
      | 'onboarding.refund-not-possible'
      | 'sla.client-not-to-be-informed'
      | 'sla.client-unknown'
      | 'sla.ticket-changed'
      | 'sla.ticket-closed'
      | 'sla.ticket-move-not-allowed'
      | 'sla.ticket-not-replied';
  }
>;

/** Refuse a step that somebody asked for, or take the own request back. */
export const refuse = 'POST /api/admin/approvals/:id/refuse' as Operation<
  'POST /api/admin/approvals/:id/refuse',
  { body: RefuseApprovalBody; answer: ApprovalView }
>;
