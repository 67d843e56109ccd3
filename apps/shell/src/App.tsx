import { Toaster } from '@rep13/web-kit';
import { AssistantButton } from './assistant/AssistantButton.tsx';
import { ConsentBanner } from './consent/ConsentBanner.tsx';
import { useVisit } from './navigation/useVisit.ts';
import { CurrentPage } from './remotes/CurrentPage.tsx';
import classes from './dock.module.css';

/** Everything that is there on every page. */
export function App() {
  return (
    <>
      <CurrentPage />
      <Visit />
      <div className={classes.dock}>
        <Toaster />
        <AssistantButton />
        <ConsentBanner />
      </div>
    </>
  );
}

/** Comes after the page, so that its effects find the page in place. */
function Visit() {
  useVisit();
  return null;
}
