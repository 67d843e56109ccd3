import { useLocation } from '@rep13/web-kit/router';
import { Dock } from './dock/Dock.tsx';
import { useVisit } from './navigation/useVisit.ts';
import { CurrentPage } from './remotes/CurrentPage.tsx';
import { chromeOf, isAskedAboutCookies, openedPage } from './remotes/open-page.ts';

const ASSISTANT = { site: 'corner', enclosed: 'foot', none: 'none' } as const;

/** Everything that is there on every page. */
export function App() {
  const opened = openedPage(useLocation().pathname);
  return (
    <>
      <CurrentPage />
      <Visit />
      <Dock
        assistant={ASSISTANT[chromeOf(opened)]}
        asksAboutCookies={!opened || isAskedAboutCookies(opened)}
      />
    </>
  );
}

/** Comes after the page, so that its effects find the page in place. */
function Visit() {
  useVisit();
  return null;
}
