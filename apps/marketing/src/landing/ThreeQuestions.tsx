import { THREE_QUESTIONS } from '@rep13/content';
import { Section } from '@rep13/ui';
import classes from './landing.module.css';

/** The check at a glance, for those who want to know before they start. */
export function ThreeQuestions() {
  const { title, lead, questions } = THREE_QUESTIONS;
  return (
    <Section title={title} lead={lead}>
      <ol className={classes.rows}>
        {questions.map(({ question, why }, index) => (
          <li key={question}>
            <span className={classes.ordinal}>{index + 1}</span>
            <div>
              <h3>{question}</h3>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
