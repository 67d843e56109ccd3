/** A request for a new password whose link was mailed. */
export interface ResetLink {
  /** Named by the token in the mail. */
  readonly id: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export const isGood = ({ expiresAt }: ResetLink, now: Date): boolean => Date.parse(expiresAt) > now.getTime();
