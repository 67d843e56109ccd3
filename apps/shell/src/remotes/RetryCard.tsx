import { Page, buttonStyle } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';

/** Stands where a page could not be loaded or shown. */
export function RetryCard({ onRetry }: { onRetry: () => void }) {
  useHead({
    title: 'Page not loaded',
    description: 'This page of Rep13 could not be loaded.',
    keywords: 'page not loaded, Rep13, EU legal representative',
    noIndex: true,
  });
  return (
    <div role="alert">
      <Page
        title="This page could not be loaded"
        lead="The rest of the site still works. Check your connection, then try again."
        width="text"
      >
        <button type="button" className={buttonStyle('primary')} onClick={onRetry}>
          Try again
        </button>
      </Page>
    </div>
  );
}
