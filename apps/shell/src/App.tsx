import { useLocation } from '@rep13/web-kit/router';
import { Dock } from './dock/Dock.tsx';
import { useVisit } from './navigation/useVisit.ts';
import { CurrentPage } from './remotes/CurrentPage.tsx';
import { isAskedAboutCookies, isAssistantOffered, openedPage } from './remotes/open-page.ts';

/** Everything that is there on every page. */
export function App() {
  const opened = openedPage(useLocation().pathname);
  return (
    <>
      <CurrentPage />
      <Visit />
      <Dock
        offersAssistant={!opened || isAssistantOffered(opened)}
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
