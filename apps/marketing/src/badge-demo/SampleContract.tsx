import { useState } from 'react';
import { BADGE_DEMO_PAGE } from '@rep13/content';
import { DownloadIcon, Notice, buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './sample-contract.module.css';

/** The download of the demonstration: it shows an alert and nothing else. */
export function SampleContract() {
  const { title, text, read, action, alert } = BADGE_DEMO_PAGE.contract;
  const [isAlerted, setAlerted] = useState(false);
  return (
    <section className={classes.contract} aria-labelledby="sample-contract">
      <div>
        <h2 id="sample-contract">{title}</h2>
        <p>
          {text} <Link to={read.to}>{read.label}</Link>
        </p>
      </div>
      <button type="button" className={buttonStyle('secondary', 'large')} onClick={() => setAlerted(true)}>
        <DownloadIcon /> {action}
      </button>
      {isAlerted && (
        <div className={classes.alert}>
          <Notice tone="info" role="alert">
            {alert}
          </Notice>
        </div>
      )}
    </section>
  );
}
