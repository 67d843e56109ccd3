import { useState } from 'react';
import { VERIFY_PAGE } from '@rep13/content';
import { buttonStyle, Notice } from '@rep13/ui';
import classes from './verify.module.css';

const { unknown } = VERIFY_PAGE;

/** Nothing of the file leaves the browser before the box is ticked. */
export function Consent({ onSend }: { onSend: () => void }) {
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={classes.consent}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven) onSend();
        else setMissing(true);
      }}
    >
      <Notice tone="waiting" role="status">
        <h2 className={classes.verdict}>{unknown.title}</h2>
        <p>{unknown.text}</p>
      </Notice>
      <label className={classes.agree}>
        <input
          type="checkbox"
          checked={isGiven}
          aria-invalid={isMissing && !isGiven}
          aria-describedby="consent-missing"
          onChange={({ target }) => setGiven(target.checked)}
        />
        {unknown.consent}
      </label>
      <p id="consent-missing" className={classes.missing} role="alert">
        {isMissing && !isGiven ? unknown.consentMissing : ''}
      </p>
      <button type="submit" className={buttonStyle('primary')}>
        {unknown.button}
      </button>
    </form>
  );
}
