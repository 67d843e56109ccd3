import { Page, Skeleton } from '@rep13/ui';
import { Columns } from './Columns.tsx';
import { PortalFrame } from './PortalFrame.tsx';

/** In the HTML, and until it is known who is signed in: the frame of the portal, and the room its parts will take. */
export function CheckingSession() {
  return (
    <PortalFrame awaitsAccount>
      <Page title="Client portal" lead="Checking your session.">
        <Columns wide="first">
          <div>
            <Skeleton lines={8} />
          </div>
          <div>
            <Skeleton lines={5} />
          </div>
        </Columns>
      </Page>
    </PortalFrame>
  );
}
