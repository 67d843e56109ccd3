import { useState } from 'react';
import {
  forgetAnswer,
  isEmpty,
  saveAnswer,
  NO_ANSWER,
  readAnswer,
  type AnswerOf,
  type AnswerValues,
} from '../../answer-draft/answer-draft.ts';

/** What the answer begins with, and what is kept of it in this browser until it is sent. */
export function useAnswerDraft(of: AnswerOf) {
  const [restored] = useState(() => readAnswer(of));
  const [isRestored, setRestored] = useState(restored !== null);
  const [isUnsent, setUnsent] = useState(restored !== null);
  return {
    initial: { ...NO_ANSWER, ...restored },
    /** It is from an earlier visit. */
    isRestored,
    isUnsent,
    save: (values: AnswerValues) => {
      saveAnswer(of, values);
      setUnsent(!isEmpty(values));
    },
    /** @returns what the form shows then */
    forget: (): AnswerValues => {
      forgetAnswer(of);
      setRestored(false);
      setUnsent(false);
      return NO_ANSWER;
    },
  };
}
