export type Question = 'question1' | 'question2' | 'question3';
export type CheckStep = Question | 'contact-form' | 'ready-to-signup' | 'results';
export type Answers = Partial<Record<Question, boolean>>;

/** Percent of the way that the progress bar shows. */
export const PROGRESS: Record<CheckStep, number> = {
  question1: 25,
  question2: 50,
  question3: 75,
  'contact-form': 90,
  'ready-to-signup': 100,
  results: 100,
};

/** A representative is needed only if all three answers are yes. */
export function requiresLegalRep({ question1, question2, question3 }: Answers): boolean {
  return Boolean(question1 && question2 && question3);
}

/** The step after an answer: a no to either of the first two questions settles the matter. */
export function stepAfterAnswer(question: Question, answer: boolean): CheckStep {
  if (question === 'question3') return 'contact-form';
  if (!answer) return 'results';
  return question === 'question1' ? 'question2' : 'question3';
}

/** The step after the contact details are saved. */
export function stepAfterContact(answers: Answers): CheckStep {
  return requiresLegalRep(answers) ? 'ready-to-signup' : 'results';
}

/** How many of the stations before the result were passed: a no to one of the first two questions skips the rest. */
export function stationsDone({ question1, question2 }: Answers): number {
  if (question1 === false) return 1;
  return question2 === false ? 2 : 4;
}

/**
 * The answers that led to the result, `undefined` for a question that was skipped: it may have been answered before an
 * earlier answer was changed.
 */
export function answersThatCount(answers: Answers): [Question, boolean | undefined][] {
  const done = stationsDone(answers);
  const questions = ['question1', 'question2', 'question3'] as const;
  return questions.map((question, index) => [question, index < done ? answers[question] : undefined]);
}

/** Where the visitor may go back to, to answer differently. */
export function stepBefore(step: CheckStep): CheckStep | null {
  if (step === 'question2') return 'question1';
  if (step === 'question3') return 'question2';
  return step === 'contact-form' ? 'question3' : null;
}

/**
 * Whether the answers lead to a step. The address names one, and may have been typed.
 * @param isSaved the contact details of these answers are with the server
 */
export function isReached(step: string, answers: Answers, isSaved: boolean): step is CheckStep {
  for (let at: CheckStep | null = 'question1'; at; at = stepAfter(at, answers, isSaved))
    if (at === step) return true;
  return false;
}

function stepAfter(step: CheckStep, answers: Answers, isSaved: boolean): CheckStep | null {
  if (step === 'contact-form') return isSaved ? stepAfterContact(answers) : null;
  if (step === 'results' || step === 'ready-to-signup') return null;
  const answer = answers[step];
  return answer === undefined ? null : stepAfterAnswer(step, answer);
}
