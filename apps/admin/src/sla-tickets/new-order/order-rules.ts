import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { given, optionalEmail, requiredText, type Rules } from '@rep13/ui';
import { deadlineProblem, issueProblem, line, ORDER_ELEMENT_RULES } from '@rep13/ui/orders';
import { serverNow } from '@rep13/web-kit/clock';
import type { TicketValues } from '../../ticket-draft/ticket-draft.ts';
import { contactProblem } from '../ticket-times.ts';

/** What everybody has to say of an order: the client or the authority's words for it, the authority, and when. */
export const TICKET_RULES: Rules<TicketValues> = {
  signupId: (signupId, { isClientUnknown }) =>
    isClientUnknown ? undefined : given('Please choose the client')(signupId),
  target: (target, { isClientUnknown }) =>
    isClientUnknown ? requiredText(MESSAGES.orderTarget, AUTHORITY_LIMITS.targetMax)(target) : undefined,
  authorityName: requiredText(MESSAGES.authorityName),
  contactedAt: (typed) => contactProblem(typed ?? '', serverNow()),
  // An order may be typed in late: that its time has passed is no slip.
  answerBy: (typed) => deadlineProblem(typed, true, serverNow()),
  email: optionalEmail(),
  phone: line(AUTHORITY_LIMITS.phoneMax),
  officerName: line(LIMITS.nameMax),
  officerGrade: line(LIMITS.nameMax),
  ownReference: line(LIMITS.designationReferenceMax),
  fileNumber: line(LIMITS.designationReferenceMax),
  issuedAt: (typed) => issueProblem(typed, serverNow()),
  challengeCourt: line(AUTHORITY_LIMITS.challengeMax),
  challengeDeadline: line(AUTHORITY_LIMITS.challengeMax),
  ...ORDER_ELEMENT_RULES,
};
