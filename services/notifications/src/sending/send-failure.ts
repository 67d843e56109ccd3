import { DomainError, isDatabaseAway, PermanentFailure, Postponement } from '@rep13/service-kit';

/** Who a mail was for and what it said on its first line: for the log, also of tries that failed. */
export interface Envelope {
  readonly recipient: string;
  readonly subject: string;
  /** Null for a mail to ourselves. */
  readonly clientId: string | null;
}

/** The mail server refused the mail for good, or it can't be written: no further try. */
export class MailRefused extends PermanentFailure {
  constructor(
    reason: string,
    readonly envelope?: Envelope,
    cause?: Error,
  ) {
    super(reason, { cause });
  }
}

/** The mail did not get out this time; a later try may. */
export class MailDeferred extends Error {
  constructor(
    reason: string,
    readonly envelope?: Envelope,
    cause?: Error,
  ) {
    super(reason, { cause });
  }
}

/** A service we ask for the mail's content is away: the mail waits for it. */
export class MailPostponed extends Postponement {}

/** What a failed try knew about its mail. */
export const envelopeOf = (error: unknown): Envelope | undefined =>
  error instanceof MailDeferred || error instanceof MailRefused ? error.envelope : undefined;

interface SmtpError extends Error {
  /** nodemailer's code: EENVELOPE for sender or recipient, EMESSAGE for the content, EABORT for our deadline. */
  readonly code?: string;
  /** The server's answer, 4xx or 5xx, if there was one. */
  readonly responseCode?: number;
}

/**
 * A 5xx to sender, recipient or content is final. Everything else is not about the mail but about now:
 * 4xx, time-outs, a closed connection, and a refused sign-in, which is our fault.
 */
export function smtpFailure(error: SmtpError, envelope: Envelope): MailRefused | MailDeferred {
  const { code = '', responseCode = 0 } = error;
  const isOver = code === 'EABORT' || error.name === 'TimeoutError';
  const message = isOver ? 'the mail server did not answer in time' : error.message;
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 503;
  return final ? new MailRefused(message, envelope, error) : new MailDeferred(message, envelope, error);
}

/** A service we asked for the mail's content failed: what it says is not there will not come. */
export function writingFailure(error: unknown): MailRefused | MailPostponed | MailDeferred {
  const reason = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error : undefined;
  const status = error instanceof DomainError ? error.status : undefined;
  if (status === 404) return new MailRefused(reason, undefined, cause);
  return status === 503 || isDatabaseAway(error)
    ? new MailPostponed(reason, { cause })
    : new MailDeferred(reason, undefined, cause);
}
