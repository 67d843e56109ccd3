import { REGISTER_PAGE } from '@rep13/content';
import { REGISTER_TEXTS } from '@rep13/contracts-agreements/constants';
import { CheckIcon, Seal } from '@rep13/ui';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './sample-entry.module.css';

const { steps } = REGISTER_TEXTS;
const NAMES = [steps.appointed, steps.signed, steps.notified, steps.acknowledged, steps.seen];

/** What one finds: an entry in small, of a company that there is not. */
export const SampleEntry = () => (
  <figure className={classes.sample}>
    <div className={classes.front}>
      <div>
        <p className={classes.company}>{REGISTER_PAGE.sample.company}</p>
        <MandateStateBadge state="in_force" name={REGISTER_TEXTS.states.in_force} />
      </div>
      <Seal size={72} />
    </div>
    <ul>
      {NAMES.map(({ name }) => (
        <li key={name}>
          <CheckIcon /> {name}
        </li>
      ))}
    </ul>
    <figcaption>{REGISTER_PAGE.sample.caption}</figcaption>
  </figure>
);
