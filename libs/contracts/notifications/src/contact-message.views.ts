import type { Moment } from '@rep13/contracts-constants';
/** The answer to a contact message: that we have it. */
export interface ContactMessageReceiptView {
  readonly receivedAt: Moment;
}

/** One contact message as staff sees it. */
export interface ContactMessageView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Moment;
  /** The sender's address as observed; null if it was not known. */
  readonly ipAddress: string | null;
}
