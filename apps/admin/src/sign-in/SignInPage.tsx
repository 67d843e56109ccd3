import { Notice } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Navigate, useLocation } from '@rep13/web-kit/router';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { nextPath, type SignInNews } from '../session/next-path.ts';
import { beginSession, useAdminUser } from '../session/useAdminUser.ts';
import { AdminSignInForm } from './AdminSignInForm.tsx';

/** The way in for staff. */
export function SignInPage() {
  useHead({
    title: 'Admin login',
    description: 'For the staff of Rep13.',
    keywords: ADMIN_KEYWORDS,
    noIndex: true,
  });
  const { data: user } = useAdminUser();
  const { search, state } = useLocation();
  const news = (state ?? {}) as SignInNews;
  if (user) return <Navigate to={nextPath(search)} replace />;

  return (
    <AdminFrame>
      <CardPage title="Admin login" lead="For our staff.">
        {news.sessionEnded && (
          <Notice tone="waiting" role="alert">
            <strong>Your session has ended.</strong> Sign in again, and you are back where you were.
          </Notice>
        )}
        <AdminSignInForm onSignedIn={beginSession} />
        <Notice tone="info">
          Default admin credentials: use the username and one-time password printed at first start. Change the
          default password after your first login.
        </Notice>
      </CardPage>
    </AdminFrame>
  );
}
