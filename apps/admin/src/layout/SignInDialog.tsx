import type { AdminUserView } from '@rep13/contracts-admin';
import { useNavigate } from '@rep13/web-kit/router';
import { Dialog } from '../frame/Dialog.tsx';
import styles from '../frame/confirm-form.module.css';
import { AdminSignInForm } from '../sign-in/AdminSignInForm.tsx';
import { beginSession, goOnWithSession } from '../session/useAdminUser.ts';

/** Over a half-filled form whose session has ended: signing in again goes on where one was. */
export function SignInDialog({ user }: { user: AdminUserView }) {
  const navigate = useNavigate();
  const goOn = async (signedIn: AdminUserView) => {
    if (signedIn.id === user.id) return goOnWithSession();
    await beginSession();
    void navigate('/admin');
  };
  return (
    <Dialog title="Your session has ended" footer={null} closable={false} keyboard={false} zIndex={1500}>
      <p className={styles.lead}>Sign in again to continue. What you typed is still there.</p>
      <AdminSignInForm username={user.username} onSignedIn={goOn} />
    </Dialog>
  );
}
