import { Page } from '@rep13/ui';
import { PortalFrame } from './PortalFrame.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';

/** In the HTML, and until it is known who is signed in: the frame of the portal, and the room its parts will take. */
export function CheckingSession() {
  return (
    <PortalFrame awaitsAccount>
      <Page title="Client portal" lead="Checking your session.">
        <PortalSkeleton />
      </Page>
    </PortalFrame>
  );
}
