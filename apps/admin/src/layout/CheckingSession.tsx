import { Page, Skeleton } from '@rep13/ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';

/** In the HTML, and until it is known who is signed in: the frame of admin, and the room of a list. */
export function CheckingSession() {
  return (
    <AdminFrame awaitsAccount>
      <Page title="Admin" lead="Checking your session.">
        <Skeleton lines={12} />
      </Page>
    </AdminFrame>
  );
}
