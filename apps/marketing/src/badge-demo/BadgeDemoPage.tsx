import { useState } from 'react';
import { BADGE_DEMO_PAGE } from '@rep13/content';
import { DownloadIcon, Notice, Seal, Section, TwelveDots, OrderClock, buttonStyle } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import classes from './badge-demo.module.css';

const SIGNS = [
  <TwelveDots key="ring" size={56} />,
  <OrderClock key="clock" from={540} to={555} />,
  <Seal key="seal" size={56} />,
];

/** `/badge-demo`: how the badges looked. Nothing here does anything, and says so. */
export function BadgeDemoPage() {
  useHead(BADGE_DEMO_PAGE);
  const { heading, lead, badges, contract } = BADGE_DEMO_PAGE;
  const [isAlerted, setAlerted] = useState(false);
  return (
    <SitePage>
      <PageFront title={heading} lead={lead} />
      <ul className={classes.badges}>
        {badges.map(({ title, text, note }, index) => (
          <li key={title}>
            <div className={classes.badge}>
              <span className={classes.sign}>{SIGNS[index]}</span>
              <p>
                <b>{title}</b>
                <br />
                {text}
              </p>
            </div>
            <p className={classes.note}>{note}</p>
          </li>
        ))}
      </ul>
      <Section title={contract.title} lead={contract.text}>
        <button type="button" className={buttonStyle('secondary', 'large')} onClick={() => setAlerted(true)}>
          <DownloadIcon /> {contract.action}
        </button>
        {isAlerted && (
          <div className={classes.alert}>
            <Notice tone="info" role="alert">
              {contract.alert}
            </Notice>
          </div>
        )}
      </Section>
    </SitePage>
  );
}
