import { Toaster } from '@rep13/web-kit';
import { ConsentBanner } from './consent/ConsentBanner.tsx';
import { useVisit } from './navigation/useVisit.ts';
import { CurrentPage } from './remotes/CurrentPage.tsx';

/** Everything that is there on every page. */
export function App() {
  return (
    <>
      <CurrentPage />
      <Visit />
      <ConsentBanner />
      <Toaster />
    </>
  );
}

/** Comes after the page, so that its effects find the page in place. */
function Visit() {
  useVisit();
  return null;
}
