import { buttonStyle } from '@rep13/ui';
import { answersThatCount, type Answers, type Question } from './check-steps.ts';
import { AnswerList } from './AnswerList.tsx';
import { QUESTIONS } from './questions.ts';
import { SendToMyself } from './SendToMyself.tsx';
import styles from './check.module.css';

const RECOMMENDATIONS = [
  'Monitor updates to the DSA and its guidance.',
  'Re-assess if your service or your user base changes.',
  'Consider legal consultation if you are not sure about an answer.',
];

/** What a result shows, and what may be done with it. */
export interface ResultProps {
  answers: Answers;
  onChange: (question: Question) => void;
  onRestart: () => void;
}

/** At least one answer was no: which one, and what to keep an eye on. */
export function ResultStep({ answers, onChange, onRestart }: ResultProps) {
  const [no] = answersThatCount(answers).find(([, answer]) => answer === false) ?? [];
  return (
    <>
      {no && <p className={styles.hint}>{QUESTIONS[no].ifNo}</p>}
      <AnswerList answers={answers} onChange={onChange} />
      <h2 className={styles.subheading}>What we recommend</h2>
      <ul className={styles.list}>
        {RECOMMENDATIONS.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <button type="button" className={buttonStyle('secondary')} onClick={onRestart}>
          Take Check Again
        </button>
        <SendToMyself answers={answers} />
      </p>
      <p className={styles.note}>This assessment rests on your answers and is not legal advice.</p>
    </>
  );
}
