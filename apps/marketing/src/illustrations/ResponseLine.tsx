import { RESPONSE_TIMES } from '@rep13/content';
import classes from './response-line.module.css';

/** From the incident to the assessment, along one line. */
export function ResponseLine() {
  const { caption, marks } = RESPONSE_TIMES;
  return (
    <figure className={classes.line}>
      <ol>
        {marks.map(({ time, text }) => (
          <li key={time}>
            <b>{time}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
