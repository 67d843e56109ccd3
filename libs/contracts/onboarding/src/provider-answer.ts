/** How long a payment provider may take to answer, in milliseconds: less than a browser waits. */
export const PROVIDER_ANSWER_MS = 8_000;
