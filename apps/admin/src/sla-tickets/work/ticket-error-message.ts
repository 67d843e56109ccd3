import { ApiError } from '@rep13/web-kit/api';
import { adminErrorMessage } from '../../session/admin-error-message.ts';

/** Why something was not done with an order, and what to do about it. The server says which change came first. */
export function ticketErrorMessage(error: unknown): string {
  if (error instanceof ApiError && isChanged(error)) {
    return `${sentence(error.detail)} What you typed is still here: look at the order as it is now, then send it again.`;
  }
  return adminErrorMessage(error);
}

/** What is shown is out of date: another change came first. */
export const isOutOfDate = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || isChanged(error));

const isChanged = ({ code }: ApiError): boolean => code === 'sla.ticket-changed';

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
