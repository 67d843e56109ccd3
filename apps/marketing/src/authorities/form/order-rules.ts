import {
  AUTHORITY_LIMITS,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { all, given, requiredEmail, requiredText, type Rules } from '@rep13/ui';
import { deadlineProblem, issueProblem, line, oneLine, ORDER_ELEMENT_RULES } from '@rep13/ui/orders';
import { serverNow } from '@rep13/web-kit/clock';
import { isOrder, isShown, type OrderValues } from './order-values.ts';

const CHALLENGE: Rules<OrderValues['terms']> = {
  challengeCourt: line(AUTHORITY_LIMITS.challengeMax),
  challengeDeadline: line(AUTHORITY_LIMITS.challengeMax),
};

/** As the body class `AuthorityRequestBody` of the contracts has them; what a kind does not show is not looked at. */
export function orderRules(kind: OrderKind | ''): { [Step in keyof OrderValues]: Rules<OrderValues[Step]> } {
  const of = (name: OrderElementName) => (isShown(kind, name) ? ORDER_ELEMENT_RULES[name] : undefined);
  return {
    target: {
      target: all(requiredText(MESSAGES.orderTarget, AUTHORITY_LIMITS.targetMax), oneLine),
      kind: given(MESSAGES.orderKind),
    },
    sender: {
      authorityName: all(requiredText(MESSAGES.authorityName, LIMITS.nameMax), oneLine),
      officerName: line(LIMITS.nameMax),
      officerGrade: line(LIMITS.nameMax),
      email: requiredEmail(),
      phone: line(AUTHORITY_LIMITS.phoneMax),
      ownReference: line(LIMITS.designationReferenceMax),
      fileNumber: line(LIMITS.designationReferenceMax),
    },
    order: {
      issuedAt: (typed) => issueProblem(typed, serverNow()),
      legalBasis: of('legalBasis'),
      reasons: of('reasons'),
      urls: of('urls'),
      identifiers: of('identifiers'),
      scope: of('scope'),
    },
    terms: {
      redress: of('redress'),
      ...(isOrder(kind) && CHALLENGE),
      effectTo: of('effectTo'),
      language: of('language'),
      deadlineAt: (typed, { deadlineIsPast }) => deadlineProblem(typed, deadlineIsPast, serverNow()),
    },
  };
}
