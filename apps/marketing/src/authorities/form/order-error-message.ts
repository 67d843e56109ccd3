import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';

type Refusals = PageTexts['form']['refusals'];

/** Why an order did not go out, and what to do; nothing typed is lost. */
export function orderErrorMessage(error: unknown, refusals: Refusals): string {
  return `${reasonOf(error, refusals)}, ${refusals.otherwise} ${LEGAL_ENTITY.authorityEmail}.`;
}

function reasonOf(error: unknown, refusals: Refusals): string {
  if (!(error instanceof ApiError)) return refusals.work;
  if (error.code === 'gateway.intake-work-required') return refusals.work;
  return error.status === 429 ? refusals.tooMany : refusals.noAnswer;
}
