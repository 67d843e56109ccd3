import { EmptyState, Page } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { tabPath } from '../frame/tabs.ts';

/** Every address below /admin without a page: one stays where one works. */
export function NotFoundPage() {
  return (
    <AdminLayout>
      <Page title="404 Page Not Found">
        <EmptyState
          action={
            <>
              <Link to="/admin">Overview</Link>
              <Link to={tabPath('sla')}>All tickets</Link>
            </>
          }
        >
          There is no page at this address. It may have moved, or the link is mistyped.
        </EmptyState>
      </Page>
    </AdminLayout>
  );
}
