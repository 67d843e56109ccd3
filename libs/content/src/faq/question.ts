export interface Question {
  /** Of a question that links point to: `/faq#refund`. */
  id?: string;
  question: string;
  answer: string;
}
