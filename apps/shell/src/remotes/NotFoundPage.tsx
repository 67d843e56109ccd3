import { Page, buttonStyle } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link, useLocation } from '@rep13/web-kit/router';
import { openedWorkplace } from './workplaces.ts';

const START = { to: '/', text: 'Go to the start page' };

/** The card for every address without a page. */
export function NotFoundPage() {
  const { to, text } = openedWorkplace(useLocation().pathname)?.home ?? START;
  useHead({
    title: 'Page not found',
    description: 'There is no page at this address of Rep13.',
    keywords: '404, page not found, Rep13, EU legal representative',
    noIndex: true,
  });
  return (
    <Page
      title="404 Page Not Found"
      lead="There is no page at this address. It may have moved, or the link is mistyped."
      width="text"
    >
      <Link className={buttonStyle('primary')} to={to}>
        {text}
      </Link>
    </Page>
  );
}
