import type { ReactNode } from 'react';
import { REVIEW_RATING, SITE_LINKS } from '@rep13/content';
import { SiteFooter, SiteHeader } from '@rep13/ui';
import { LEGAL_ENTITY, useConsentStore } from '@rep13/web-kit';
import { Link, useLocation } from '@rep13/web-kit/router';

/** What stands round every public page. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const reopen = useConsentStore((state) => state.reopen);
  const { pathname } = useLocation();
  return (
    <>
      {/* A new one for each page: the menu of small screens is closed there, also after going back. */}
      <SiteHeader key={pathname} link={Link} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        entity={LEGAL_ENTITY}
        link={Link}
        rating={{ ...REVIEW_RATING, to: '/#customers' }}
        columns={SITE_LINKS}
        onCookieSettings={reopen}
      />
    </>
  );
}
