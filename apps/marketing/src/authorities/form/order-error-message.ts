import { ORDER_FORM } from '@rep13/content';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';

const { refusals } = ORDER_FORM;

/** Why an order did not go out, and what to do; nothing typed is lost. */
export function orderErrorMessage(error: unknown): string {
  return `${reasonOf(error)}, ${refusals.otherwise} ${LEGAL_ENTITY.authorityEmail}.`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return refusals.work;
  if (error.code === 'gateway.intake-work-required') return refusals.work;
  return error.status === 429 ? refusals.tooMany : refusals.noAnswer;
}
