import { HOW_IT_WORKS } from '@rep13/content';
import { Section } from '@rep13/ui';
import classes from './landing.module.css';

/** Three steps to an active mandate. */
export function HowItWorks() {
  const { title, lead, steps } = HOW_IT_WORKS;
  return (
    <Section id="how-it-works" title={title} lead={lead}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={classes.ordinal}>{index + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
