import type { MailState } from '@rep13/contracts-sla/constants';

export const mailPath = (id: number): string => `/admin/mail/${id}`;

/** The list of the mails with which the same became. */
export const mailsPath = (state: MailState = 'waiting'): string =>
  state === 'waiting' ? '/admin/mail' : `/admin/mail?state=${state}`;
