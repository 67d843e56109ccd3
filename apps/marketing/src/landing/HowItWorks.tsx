import { HOW_IT_WORKS } from '@rep13/content';
import { Section } from '@rep13/ui';
import classes from './how-it-works.module.css';

/** Three steps to an active mandate, along one line. */
export function HowItWorks() {
  const { title, lead, steps } = HOW_IT_WORKS;
  return (
    <Section id="how-it-works" title={title} lead={lead} heading="above">
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={classes.ordinal} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
