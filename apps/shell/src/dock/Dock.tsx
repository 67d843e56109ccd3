import { useEffect, useRef, useState } from 'react';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { Toaster } from '@rep13/web-kit';
import { Assistant } from '../assistant/Assistant.tsx';
import { AssistantButton } from '../assistant/AssistantButton.tsx';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { NewVersionBar } from '../new-version/NewVersionBar.tsx';
import { timeSinceLoad } from './time-since-load.ts';
import { useBarsHeight } from './useBarsHeight.ts';
import classes from './dock.module.css';

interface DockProps {
  offersAssistant: boolean;
  /** Also who has not chosen yet is asked; on request everybody can choose. */
  asksAboutCookies: boolean;
}

/**
 * What floats over the page, from a second after its load on. The button and the question about cookies, which stands below it, come together: one
 * after the other, the second would push the first up.
 */
export function Dock({ offersAssistant, asksAboutCookies }: DockProps) {
  const [isDue, setDue] = useState(false);
  const bars = useRef<HTMLDivElement>(null);
  useBarsHeight(bars);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAYS_MS.cookieBanner - timeSinceLoad());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes.dock}>
      <Toaster />
      {isDue && offersAssistant && (
        <>
          <Assistant />
          <AssistantButton />
        </>
      )}
      <div ref={bars} className={classes.bars}>
        <NewVersionBar />
        {isDue && <ConsentBanner isAsked={asksAboutCookies} />}
      </div>
    </div>
  );
}
