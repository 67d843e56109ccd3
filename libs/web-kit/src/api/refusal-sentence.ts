import { ApiError, type RefusalCode } from './api-error.ts';

/** One reason for a refusal, by what it is recognised, and what a person reads then. */
export interface Refusal {
  code?: RefusalCode;
  /** Means one thing only, also from a proxy that sends no code; 0 is no answer at all. */
  status?: number;
  /** Parts of the message, which begins with the status. Upper and lower case are the same. */
  phrases?: readonly string[];
  sentence: string;
}

/** What a person reads, by the code of the refusal. */
export type SentencesByCode = Readonly<Partial<Record<RefusalCode, string>>>;

/** The sentence for the code of a refusal; undefined where it has none, or no error of the API is given. */
export const sentenceByCode = (error: unknown, sentences: SentencesByCode): string | undefined =>
  error instanceof ApiError && error.code !== undefined ? sentences[error.code] : undefined;

/** Goes by the code where the answer has a known one, otherwise by the first refusal whose status or phrases fit. */
export function refusalSentence(error: unknown, refusals: readonly Refusal[]): string | undefined {
  const { code, status } = error instanceof ApiError ? error : { code: undefined, status: undefined };
  const message = error instanceof Error ? error.message.toLowerCase() : '';
  const byCode = refusals.find((refusal) => refusal.code !== undefined && refusal.code === code);
  const found =
    byCode ??
    refusals.find(
      (refusal) =>
        (refusal.status !== undefined && refusal.status === status) ||
        refusal.phrases?.some((phrase) => message.includes(phrase.toLowerCase())),
    );
  return found?.sentence;
}
