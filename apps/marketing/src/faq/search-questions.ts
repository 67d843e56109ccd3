import { foldText } from '@rep13/contracts-constants';
import type { FaqCategory } from '@rep13/content';

/** The categories with those of their questions that contain every term of the query, in any of their texts. */
export function searchQuestions(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  return categories
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer, words = '' }) => {
        const text = foldText(`${title} ${question} ${answer} ${words}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
