import '@rep13/ui/theme.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { captureAttribution } from '@rep13/web-kit';
import { BrowserRouter } from '@rep13/web-kit/router';
import { App } from './App.tsx';
import { openPage } from './remotes/open-page.ts';

/** Replaces the prerendered page by the living one, in one step. */
export async function render(): Promise<void> {
  captureAttribution(new URL(window.location.href), document.referrer);

  await openPage(window.location.pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // Made in small steps: a tap in between is answered.
  startTransition(() => createRoot(root).render(app));
}
