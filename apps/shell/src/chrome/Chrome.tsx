import type { ReactNode } from 'react';
import { REVIEW_RATING } from '@rep13/content';
import { SiteFooter, SiteHeader } from '@rep13/ui';
import { useConsentStore } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';

/** What stands round every public page. */
export function Chrome({ children }: { children: ReactNode }) {
  const reopen = useConsentStore((state) => state.reopen);
  return (
    <>
      <SiteHeader link={Link} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter link={Link} rating={{ ...REVIEW_RATING, to: '/#customers' }} onCookieSettings={reopen} />
    </>
  );
}
