import { REGISTER_PAGE } from '@rep13/content';
import { SampleEntry } from './SampleEntry.tsx';
import { STEPS } from './sample-steps.ts';
import classes from './entry-explained.module.css';

/** Below the field: what one finds, and what each tick of it means. */
export const EntryExplained = () => (
  <section className={classes.explained} aria-labelledby="entry-explained">
    <div>
      <h2 id="entry-explained">{REGISTER_PAGE.sample.heading}</h2>
      <dl>
        {STEPS.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
    <SampleEntry />
  </section>
);
