import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { computerNow } from '@rep13/web-kit/clock';

/** What the client states about the order itself; empty until then. */
interface EffectTyped {
  outcome: OrderOutcome | '';
  /** As the field of date and time holds it. */
  effectAt: string;
  outcomeReason: string;
}

interface Written {
  body: string;
  files: readonly TicketFileView[];
}

/** An answer as it is written, with the files that were uploaded for it. */
export interface AnswerValues extends Written, EffectTyped {}

/** The same as stored in this browser: earlier versions stored nothing about the order. */
export interface SavedAnswer extends Written, Partial<EffectTyped> {}

/** Whose answer to which order. */
export interface AnswerOf {
  signupId: number;
  ticketId: number;
}

interface StoredAnswer extends SavedAnswer {
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

export const NO_ANSWER: AnswerValues = { body: '', files: [], outcome: '', effectAt: '', outcomeReason: '' };

const PREFIX = 'rep13.answer.';
const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

const keyOf = ({ signupId, ticketId }: AnswerOf) => `${PREFIX}${signupId}.${ticketId}`;

export const isEmpty = ({ body, files, outcome }: SavedAnswer): boolean =>
  body.trim() === '' && files.length === 0 && !outcome;

/** What was typed and not sent, stored in this browser for 30 days; null if there is nothing. */
export function readAnswer(of: AnswerOf): SavedAnswer | null {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as Partial<StoredAnswer> | null,
  );
  if (typeof stored?.body !== 'string' || typeof stored.at !== 'number' || !Array.isArray(stored.files))
    return null;
  if (computerNow() - stored.at > RETENTION_MS) {
    forgetAnswer(of);
    return null;
  }
  const { at: _, ...answer } = stored;
  return { ...answer, body: stored.body, files: stored.files };
}

/** Storage may be switched off or full; what is typed then lasts as long as the page. */
export function saveAnswer(of: AnswerOf, values: SavedAnswer): void {
  if (isEmpty(values)) return forgetAnswer(of);
  const stored: StoredAnswer = { ...values, at: computerNow() };
  attempt(() => localStorage.setItem(keyOf(of), JSON.stringify(stored)));
}

export function forgetAnswer(of: AnswerOf): void {
  attempt(() => localStorage.removeItem(keyOf(of)));
}

/** Whether anything that was typed would be lost with the answers stored here. */
export const hasAnswers = (): boolean => (attempt(keysOfAnswers) ?? []).length > 0;

/** What companies write about orders is not left behind for the next user of this browser. */
export function forgetAllAnswers(): void {
  attempt(() => keysOfAnswers().forEach((key) => localStorage.removeItem(key)));
}

const keysOfAnswers = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function attempt<R>(access: () => R): R | null {
  try {
    return access();
  } catch {
    return null;
  }
}
