/** How long a question and what goes with it may be, in characters. */
export const ASSISTANT_LIMITS = { questionMax: 1_000, contextMax: 2_000, citationsMax: 2 } as const;

/**
 * What the assistant says when it cannot answer; the widget says the first when the call itself failed, `noKey` to an
 * answer with the flag `fallback`, and `quoted` stands below an answer that is a quotation.
 */
export const ASSISTANT_MESSAGES = {
  trouble:
    'I am having trouble accessing the latest information. Please try again in a moment, or contact support.',
  noKey:
    'The key of the AI provider is not configured, so I cannot answer in my own words. Please contact support.',
  quoted: 'Taken from our own pages. No AI wrote this.',
  notFound: 'I did not find anything about that on our pages. Please ask in other words, or contact support.',
} as const;
