import {
  AUTHORITY_LIMITS,
  CONTACT_DATE_SKEW_MINUTES,
  deadlineFault,
  type OrderElementName,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, LINES, MESSAGES, MINUTE_MS, SINGLE_LINE } from '@rep13/contracts-constants';
import { all, matching, optionalText } from '../form/rules.ts';

/** One line of text, or nothing. */
export const oneLine = matching(SINGLE_LINE, 'Please use one line without control characters');

/** At most so many characters on one line, or nothing. */
export const line = (max: number) => all(optionalText(max), oneLine);

const text = (max: number) => all(optionalText(max), matching(LINES, 'Please leave out control characters'));

/** What stands on the lines of a field, without the empty ones. */
export const linesOf = (typed: string | undefined): string[] =>
  (typed ?? '')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** So many lines at most, with at most so many characters each, or nothing. */
export const lines =
  ({ linesMax, lineMax }: { readonly linesMax: number; readonly lineMax: number }) =>
  (value: unknown): string | undefined => {
    const given = linesOf(typeof value === 'string' ? value : undefined);
    if (given.length > linesMax) return `Please give a list of at most ${linesMax} lines`;
    return given.map(line(lineMax)).find((error) => error !== undefined);
  };

/** The elements of Articles 9(2) and 10(2) DSA as a form takes them, as `OrderElementsBody` of the contracts has them. */
export const ORDER_ELEMENT_RULES: Record<OrderElementName, (value: unknown) => string | undefined> = {
  legalBasis: text(AUTHORITY_LIMITS.legalBasisMax),
  reasons: text(AUTHORITY_LIMITS.reasonsMax),
  urls: lines(AUTHORITY_LIMITS),
  identifiers: lines(AUTHORITY_LIMITS),
  scope: text(AUTHORITY_LIMITS.scopeMax),
  redress: text(AUTHORITY_LIMITS.redressMax),
  effectTo: line(AUTHORITY_LIMITS.effectToMax),
  language: line(LIMITS.nameMax),
};

/**
 * Why a deadline is asked again, or nothing; an order may have none.
 *
 * @param isPast one that has passed is meant
 * @param now by the server's clock, in milliseconds since 1970
 */
export function deadlineProblem(typed: string | undefined, isPast: boolean, now: number): string | undefined {
  if (!typed) return undefined;
  const moment = Date.parse(typed);
  return Number.isNaN(moment) ? 'Please give date and time' : deadlineFault(moment, now, isPast);
}

/** Why a time of issue is asked again, or nothing; an order need not say it. @param now as above */
export function issueProblem(typed: string | undefined, now: number): string | undefined {
  if (!typed) return undefined;
  const moment = Date.parse(typed);
  if (Number.isNaN(moment)) return 'Please give date and time';
  return moment > now + CONTACT_DATE_SKEW_MINUTES * MINUTE_MS ? MESSAGES.issuedAhead : undefined;
}
