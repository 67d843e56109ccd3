import type { ReactNode } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';
import { LoadError, useMainFocus } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { Navigate, useLocation } from '@rep13/web-kit/router';
import { SecondFactorSetupPage } from '../second-factor/SecondFactorSetupPage.tsx';
import { ShortcutList } from '../keyboard/ShortcutList.tsx';
import { useKeyboard } from '../keyboard/useShortcuts.ts';
import { Live } from '../live/Live.tsx';
import { Palette } from '../palette/Palette.tsx';
import { PasswordChangePage } from '../password-change/PasswordChangePage.tsx';
import { signInPath, type SignInNews } from '../session/next-path.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { StepUpDialog } from '../session/StepUpDialog.tsx';
import { useAdminSession } from '../session/useAdminSession.ts';
import { StaffMember } from '../session/useStaffMember.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { CheckingSession } from './CheckingSession.tsx';
import { useAdminShortcuts } from './useAdminShortcuts.ts';

/** What only staff see. Who is not signed in goes to the sign-in page, who has a made-up password changes it first. */
export function SignedInOnly({ children }: { children: ReactNode }) {
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

function OpenAdmin({ user, children }: { user: AdminUserView; children: ReactNode }) {
  useMainFocus();
  useKeyboard();
  useAdminShortcuts(user);
  return (
    <StaffMember value={user}>
      <Live>
        <AdminFrame account={<TopBar user={user} />} nav={<Rail />}>
          {children}
          <ShortcutList />
          <Palette />
          <StepUpDialog user={user} />
        </AdminFrame>
      </Live>
    </StaffMember>
  );
}
