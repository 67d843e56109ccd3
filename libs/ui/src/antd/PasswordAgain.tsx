import { latePart } from '../feedback/late-part.tsx';
import type { PasswordQuestionProps } from './PasswordQuestion.tsx';

/** Dialogs are heavy, and few who open a page are ever asked. */
const { LatePart: PasswordQuestion } = latePart(
  () =>
    import(/* webpackChunkName: "password-question" */ './PasswordQuestion.tsx').then(
      (m) => m.PasswordQuestion,
    ),
  0,
);

interface PasswordAgainProps extends PasswordQuestionProps {
  isAsked: boolean;
}

/** Asks for the password again, before the most harmful actions that a stranger at an open session could take. */
export function PasswordAgain({ isAsked, ...question }: PasswordAgainProps) {
  // A dialog that is there but closed would keep the focus from those that are open.
  return isAsked ? <PasswordQuestion {...question} /> : null;
}
