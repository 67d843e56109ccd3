import { Suspense, startTransition, use, useReducer } from 'react';
import { Route, Routes, useLocation } from '@rep13/web-kit/router';
import { Chrome } from '../chrome/Chrome.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RetryCard } from './RetryCard.tsx';
import { closePage, openPage, openedPage, type OpenedPage } from './open-page.ts';

/** The page of the current path. While another is being loaded, the one before stays in place. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  const opened = openedPage(pathname) ?? use(openPage(pathname));

  const retry = () => {
    closePage(pathname);
    startTransition(tryAgain);
  };
  const page = <RemoteBoundary key={pathname}>{contentOf(opened, retry)}</RemoteBoundary>;
  const hasChrome = opened.kind !== 'page' || opened.chrome === 'site';
  return hasChrome ? <Chrome>{page}</Chrome> : page;
}

function contentOf(opened: OpenedPage, retry: () => void) {
  if (opened.kind === 'not-found') return <NotFoundPage />;
  if (opened.kind === 'failed') return <RetryCard onRetry={retry} />;
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={opened.path} element={<opened.Page />} />
      </Routes>
    </Suspense>
  );
}
