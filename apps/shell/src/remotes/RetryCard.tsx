import { useEffect } from 'react';
import { Page, buttonStyle } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';

const OFFLINE = 'You are offline. This page loads when you are connected again.';
const OURS = "We can't load this page right now. Please try again in a minute.";

/** Stands where a page could not be loaded or shown. */
export function RetryCard({ onRetry }: { onRetry: () => void }) {
  useHead({
    title: 'Page not loaded',
    description: 'This page of Rep13 could not be loaded.',
    keywords: 'page not loaded, Rep13, EU legal representative',
    noIndex: true,
  });
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOffline, onRetry]);
  return (
    <div role="alert">
      <Page title="This page could not be loaded" lead={isOffline ? OFFLINE : OURS} width="text">
        <button type="button" className={buttonStyle('primary')} onClick={onRetry}>
          Try again
        </button>
      </Page>
    </div>
  );
}
