import { LoadError, Skeleton } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Navigate } from '@rep13/web-kit/router';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { PasswordChangePage } from '../password-change/PasswordChangePage.tsx';
import { useAdminUser } from '../session/useAdminUser.ts';
import { Dashboard } from './Dashboard.tsx';

/** The desk. Who is not signed in goes to the login, who has a made-up password changes it first. */
export function AdminPage() {
  useHead({ title: 'Admin', description: 'The desk of our staff.', noIndex: true });
  const { data: user, error, mutate } = useAdminUser();

  if (user?.mustChangePassword) return <PasswordChangePage user={user} />;
  if (user) return <Dashboard user={user} />;
  if (user === null) return <Navigate to="/admin/login" replace />;
  return (
    <AdminFrame>
      <CardPage title="Admin" lead={error ? undefined : 'Checking your session.'}>
        {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={3} />}
      </CardPage>
    </AdminFrame>
  );
}
