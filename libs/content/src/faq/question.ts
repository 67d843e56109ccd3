export interface Question {
  /** Of a question that links point to: `/faq#refund`. */
  id?: string;
  question: string;
  answer: string;
  /** Other words by which it is looked for. */
  words?: string;
}
