import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  stepAfterAnswer,
  stepAfterContact,
  stepBefore,
  type Answers,
  type CheckStep,
  type Question,
} from './check-steps.ts';

interface CheckState {
  step: CheckStep;
  answers: Answers;
  /** The contact details of these answers are with the server. */
  isSaved: boolean;
  answer: (question: Question, answer: boolean) => void;
  goBack: () => void;
  /** Shows a step that the answers lead to; of a question, with what was answered marked. */
  show: (step: CheckStep) => void;
  /** The contact details are with the server. */
  finish: () => void;
  restart: () => void;
}

const START = { step: 'question1', answers: {}, isSaved: false } as const satisfies Partial<CheckState>;

/** The answers so far. They survive a reload, not the tab. */
export const useCheckStore = create<CheckState>()(
  persist(
    (set) => ({
      ...START,
      answer: (question, answer) =>
        set(({ answers }) => ({
          answers: { ...answers, [question]: answer },
          step: stepAfterAnswer(question, answer),
          isSaved: false,
        })),
      goBack: () => set(({ step }) => ({ step: stepBefore(step) ?? step })),
      show: (step) => set({ step }),
      finish: () => set(({ answers }) => ({ step: stepAfterContact(answers), isSaved: true })),
      restart: () => set(START),
    }),
    {
      name: 'rep13.check',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ step, answers, isSaved }) => ({ step, answers, isSaved }),
    },
  ),
);
