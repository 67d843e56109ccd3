import type { ReactNode } from 'react';
import { LoadError } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Navigate, useLocation } from '@rep13/web-kit/router';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { PasswordChangePage } from '../password-change/PasswordChangePage.tsx';
import { useOpenRoute } from '../places/admin-routes.tsx';
import { SecondFactorSetupPage } from '../second-factor/SecondFactorSetupPage.tsx';
import { signInPath, type SignInNews } from '../session/next-path.ts';
import { useAdminSession } from '../session/useAdminSession.ts';
import { CheckingSession } from './CheckingSession.tsx';
import { SignInDialog } from './late-dialogs.ts';
import { OpenAdmin } from './OpenAdmin.tsx';

interface AdminLayoutProps {
  /** Of the document, where its route declares none that fits. */
  title?: string;
  children: ReactNode;
}

/** Round every page for staff. Who is not signed in goes to the sign-in page, who has a made-up password changes it first. */
export function AdminLayout({ title: own, children }: AdminLayoutProps) {
  const route = useOpenRoute();
  const title = own ?? route.title;
  useHead({ title, description: 'Admin pages for our staff.', keywords: ADMIN_KEYWORDS, noIndex: true });
  const session = useAdminSession();
  const { pathname, search } = useLocation();

  if (session.kind === 'nobody') {
    const news: SignInNews = { sessionEnded: session.since === 'ended' };
    // Who signs in after a sign-out may be somebody else, who has no business on that page.
    const wanted = session.since === 'signed-out' ? '/admin' : pathname + search;
    return <Navigate to={signInPath(wanted)} state={news} replace />;
  }
  if (session.kind === 'must-change-password') return <PasswordChangePage user={session.user} />;
  if (session.kind === 'must-set-up-second-factor') return <SecondFactorSetupPage user={session.user} />;
  if (session.kind === 'asking') return <CheckingSession />;
  if (session.kind === 'unknown') {
    return (
      <AdminFrame>
        <CardPage title="Admin">
          <LoadError error={session.error} onRetry={session.retry} />
        </CardPage>
      </AdminFrame>
    );
  }
  return (
    <OpenAdmin user={session.user}>
      {children}
      {session.kind === 'interrupted' && <SignInDialog user={session.user} />}
    </OpenAdmin>
  );
}
