import {
  AUTHORITY_LIMITS,
  LIMITS,
  LINES,
  MESSAGES,
  SINGLE_LINE,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-constants';
import { all, given, matching, optionalText, requiredEmail, requiredText, type Rules } from '@rep13/ui';
import { linesOf } from './order-body.ts';
import { isShown, type OrderValues } from './order-values.ts';

const oneLine = matching(SINGLE_LINE, 'Please use one line without control characters');
const lines = matching(LINES, 'Please leave out control characters');

const line = (max: number) => all(optionalText(max), oneLine);
const text = (max: number) => all(optionalText(max), lines);

function list(value: unknown): string | undefined {
  const given = linesOf(String(value));
  if (given.length > AUTHORITY_LIMITS.linesMax) return MESSAGES.orderLines;
  return given.map(line(AUTHORITY_LIMITS.lineMax)).find((error) => error !== undefined);
}

const moment = (value: unknown): string | undefined =>
  value === '' || !Number.isNaN(Date.parse(String(value))) ? undefined : 'Please give date and time';

const ELEMENTS: Record<OrderElementName, (value: unknown) => string | undefined> = {
  legalBasis: text(AUTHORITY_LIMITS.legalBasisMax),
  reasons: text(AUTHORITY_LIMITS.reasonsMax),
  urls: list,
  identifiers: list,
  scope: text(AUTHORITY_LIMITS.scopeMax),
  redress: text(AUTHORITY_LIMITS.redressMax),
  effectTo: line(AUTHORITY_LIMITS.effectToMax),
  language: line(LIMITS.nameMax),
};

/** As the body class `AuthorityRequestBody` of the contracts has them; what a kind does not show is not looked at. */
export function orderRules(kind: OrderKind | ''): { [Step in keyof OrderValues]: Rules<OrderValues[Step]> } {
  const of = (name: OrderElementName) => (isShown(kind, name) ? ELEMENTS[name] : undefined);
  return {
    target: {
      target: all(requiredText(MESSAGES.orderTarget, AUTHORITY_LIMITS.targetMax), oneLine),
      kind: given(MESSAGES.orderKind),
    },
    sender: {
      authorityName: all(requiredText(MESSAGES.authorityName, LIMITS.nameMax), oneLine),
      officerName: line(LIMITS.nameMax),
      email: requiredEmail(),
      phone: line(AUTHORITY_LIMITS.phoneMax),
      ownReference: line(LIMITS.designationReferenceMax),
    },
    order: {
      legalBasis: of('legalBasis'),
      reasons: of('reasons'),
      urls: of('urls'),
      identifiers: of('identifiers'),
      scope: of('scope'),
    },
    terms: {
      redress: of('redress'),
      effectTo: of('effectTo'),
      language: of('language'),
      deadlineAt: moment,
    },
  };
}
