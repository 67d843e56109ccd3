/** What the assistant says. Exactly one of `answer` and `message` is there. */
export interface AssistantAnswerView {
  /** Plain text, at most 2,000 characters. */
  readonly answer?: string;
  /** A quiet line below the answer: where it has its words from. */
  readonly note?: string;
  /** Why there is no answer, in words for the visitor. */
  readonly message?: string;
  /** True where no key of an AI provider is configured and our pages hold nothing to quote. */
  readonly fallback: boolean;
  /** Paths of our own pages that deal with the question, the best first; two at most. */
  readonly citations: string[];
}
