import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';

/** Why what the client did about an order was not taken, where no field says it, and what to do. */
export function sendProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  const { code, status, errors } = error;
  if (status === 0) return 'The server did not answer. Please check your connection and try again.';
  if (code === 'sla.ticket-closed')
    return `This order was closed meanwhile, so nothing was sent. Please write to ${LEGAL_ENTITY.supportEmail}.`;
  if (code === 'gateway.not-found') return 'This order is no longer there.';
  if (code === 'gateway.too-many-attempts') return 'That was too much at once. Please try again in a minute.';
  if (errors?.some(({ path }) => path.startsWith('fileIds')))
    return 'One of the files is no longer there. Please remove them and choose them again.';
  return UNKNOWN;
}

const UNKNOWN = 'That did not work, and nothing was sent. Please try again.';
