import { Suspense, startTransition, use, useEffect, useReducer } from 'react';
import { Route, Routes, useLocation } from '@rep13/web-kit/router';
import { CHROMES } from '../chrome/chromes.ts';
import { CardFrame } from './CardFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RetryCard } from './RetryCard.tsx';
import { closePage, openPage, openedPage, type OpenedPage } from './open-page.ts';
import { reportFailed } from './remotes.ts';
import { openWorkplace } from './workplaces.ts';

const AT_HAND_AFTER_MS = 4_000;

/** The page of the current path. While another is being loaded, the one before stays in place. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const opened = openedPage(pathname) ?? use(openPage(pathname));

  const retry = async () => {
    await closePage(pathname);
    // Scripts deployed since this page was opened are refused until it is reloaded.
    if (tries > 0) window.location.reload();
    else startTransition(tryAgain);
  };
  useReport(opened);
  useWorkplaceAtHand(pathname);
  const { chrome } = opened;
  const owner = opened.kind === 'page' ? opened.owner : undefined;
  const page = (
    <RemoteBoundary key={pathname} owner={owner} chrome={chrome}>
      {contentOf(opened, retry)}
    </RemoteBoundary>
  );
  if (chrome === 'none') {
    return (
      <main id="content" tabIndex={-1}>
        {page}
      </main>
    );
  }
  const Chrome = CHROMES[chrome];
  return <Chrome>{page}</Chrome>;
}

/** Before the line is gone: a card has it round itself then, too. The page and its data come first. */
function useWorkplaceAtHand(pathname: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void openWorkplace(pathname), AT_HAND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Once for each failure: a try that fails again is another one. */
function useReport(opened: OpenedPage): void {
  useEffect(() => {
    if (opened.kind === 'failed') void reportFailed(opened.owner, opened.why);
  }, [opened]);
}

function contentOf(opened: OpenedPage, retry: () => Promise<void>) {
  if (opened.kind !== 'page') {
    return (
      <CardFrame chrome={opened.chrome}>
        {opened.kind === 'not-found' ? <NotFoundPage /> : <RetryCard onRetry={() => void retry()} />}
      </CardFrame>
    );
  }
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={opened.path} element={<opened.Page />} />
      </Routes>
    </Suspense>
  );
}
