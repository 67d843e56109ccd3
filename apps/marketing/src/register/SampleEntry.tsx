import { REGISTER_PAGE } from '@rep13/content';
import { REGISTER_TEXTS } from '@rep13/contracts-agreements/constants';
import { CheckIcon, Seal } from '@rep13/ui';
import type { ReactNode } from 'react';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import { STEPS } from './sample-steps.ts';
import classes from './sample-entry.module.css';

/** What one finds: an entry in small, of a company that there is not; `children` is what else is to be said of it. */
export const SampleEntry = ({ children }: { children?: ReactNode }) => (
  <figure className={classes.sample}>
    <div className={classes.front}>
      <div>
        <p className={classes.company}>{REGISTER_PAGE.sample.company}</p>
        <MandateStateBadge state="in_force" name={REGISTER_TEXTS.states.in_force} />
      </div>
      <Seal size={72} />
    </div>
    <ul>
      {STEPS.map(({ name }) => (
        <li key={name}>
          <CheckIcon /> {name}
        </li>
      ))}
    </ul>
    {children}
    <figcaption>{REGISTER_PAGE.sample.caption}</figcaption>
  </figure>
);
