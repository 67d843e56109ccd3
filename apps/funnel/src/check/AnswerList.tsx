import { answersThatCount, type Answers, type Question } from './check-steps.ts';
import { QUESTIONS } from './questions.ts';
import styles from './answer-list.module.css';

interface AnswerListProps {
  answers: Answers;
  onChange: (question: Question) => void;
}

/** What the result rests on: each answer with its article, and the way to change it. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  return (
    <section aria-labelledby="your-answers">
      <h2 id="your-answers" className={styles.title}>
        Your answers
      </h2>
      <dl className={styles.list}>
        {answersThatCount(answers).map(([question, answer]) => (
          <Row key={question} question={question} answer={answer} onChange={onChange} />
        ))}
      </dl>
    </section>
  );
}

interface RowProps extends Pick<AnswerListProps, 'onChange'> {
  question: Question;
  answer: boolean | undefined;
}

function Row({ question, answer, onChange }: RowProps) {
  const { short, article } = QUESTIONS[question];
  return (
    <div className={styles.row}>
      <dt>
        {short} <span className={styles.article}>{article}</span>
      </dt>
      <dd className={styles.answer} data-skipped={answer === undefined}>
        {wordOf(answer)}
      </dd>
      {answer !== undefined && (
        <dd>
          <button type="button" className={styles.quiet} onClick={() => onChange(question)}>
            Change
            <span className={styles.hidden}> this answer: {short}</span>
          </button>
        </dd>
      )}
    </div>
  );
}

const wordOf = (answer: boolean | undefined): string =>
  answer === undefined ? 'Not needed' : answer ? 'Yes' : 'No';
