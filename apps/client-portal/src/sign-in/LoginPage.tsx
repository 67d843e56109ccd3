import { Notice } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Link, Navigate } from '@rep13/web-kit/router';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { useClientUser } from '../session/useClientUser.ts';
import { LoginForm } from './LoginForm.tsx';

/** The way into the portal. */
export function LoginPage() {
  useHead({ title: 'Client login', description: 'Sign in to your Rep13 client portal.', noIndex: true });
  const { data: user } = useClientUser();
  if (user) return <Navigate to="/client/dashboard" replace />;

  return (
    <PortalFrame>
      <CardPage
        title="Client portal"
        lead="Sign in to see your mandate, your company and authorities' orders."
      >
        <LoginForm />
        <Notice tone="info">
          Your Client ID looks like DSA-XXXXXX. It is in your signup confirmation email. No password yet?{' '}
          <Link to="/client/setup">Set up your account</Link>
        </Notice>
        <p>
          Not a client yet? <Link to="/check">Take the free compliance check</Link>
        </p>
      </CardPage>
    </PortalFrame>
  );
}
