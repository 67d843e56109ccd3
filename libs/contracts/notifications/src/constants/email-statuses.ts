/** How one try at a mail ended. `deferred`: another one is due; `failed`: there will be none. */
export const EMAIL_STATUSES = ['sent', 'deferred', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
