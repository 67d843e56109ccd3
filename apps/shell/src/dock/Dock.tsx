import { useEffect, useState } from 'react';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { Toaster } from '@rep13/web-kit';
import { AssistantButton } from '../assistant/AssistantButton.tsx';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import classes from './dock.module.css';

/**
 * What floats over the page. The button and the question about cookies, which stands below it, come together: one
 * after the other, the second would push the first up.
 */
export function Dock({ hasAssistant }: { hasAssistant: boolean }) {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAYS_MS.cookieBanner);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes.dock}>
      <Toaster />
      {isDue && (
        <>
          <AssistantButton isOffered={hasAssistant} />
          <ConsentBanner />
        </>
      )}
    </div>
  );
}
