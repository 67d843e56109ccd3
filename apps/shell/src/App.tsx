import { Dock } from './dock/Dock.tsx';
import { useVisit } from './navigation/useVisit.ts';
import { CurrentPage } from './remotes/CurrentPage.tsx';

/** Everything that is there on every page. */
export function App() {
  return (
    <>
      <CurrentPage />
      <Visit />
      <Dock />
    </>
  );
}

/** Comes after the page, so that its effects find the page in place. */
function Visit() {
  useVisit();
  return null;
}
