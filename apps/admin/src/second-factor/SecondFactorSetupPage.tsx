import type { AdminUserView } from '@rep13/contracts-admin';
import { CardPage } from '@rep13/ui/antd';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import { SecondFactors } from './SecondFactors.tsx';

/** Before anything else where staff may not do without a second factor. */
export function SecondFactorSetupPage({ user }: { user: AdminUserView }) {
  return (
    <AdminFrame account={<AccountBar user={user} />}>
      <CardPage
        title="Set up a second factor"
        lead="Everyone who works here needs one. Set it up to continue: an app on your phone, or a passkey."
      >
        <SecondFactors staysOnPage={false} />
      </CardPage>
    </AdminFrame>
  );
}
