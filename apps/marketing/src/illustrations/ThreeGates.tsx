import { THREE_GATES } from '@rep13/content';
import { ArrowIcon, CheckIcon, MinusIcon } from '@rep13/ui';
import classes from './three-gates.module.css';

/** Who is concerned, as gates that are passed one after the other. */
export function ThreeGates() {
  const { caption, gates, passed, stopped } = THREE_GATES;
  return (
    <figure className={classes.gates}>
      <ol>
        {gates.map(({ question, otherwise }, index) => (
          <li key={question}>
            <span className={classes.sign}>{index + 1}</span>
            <p className={classes.question}>
              {question} <span className={classes.yes}>Yes</span>
            </p>
            <p className={classes.otherwise}>
              <span className={classes.no}>
                No <ArrowIcon />
              </span>
              {otherwise}
            </p>
          </li>
        ))}
        <li className={classes.end}>
          <span className={classes.sign}>
            <CheckIcon />
          </span>
          <p>
            <b>{passed.title}</b>
            <br />
            {passed.text}
          </p>
          <p className={classes.otherwise}>
            <MinusIcon /> <b>{stopped}</b>
          </p>
        </li>
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
