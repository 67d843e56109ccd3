import { REGISTER_ENTRY } from '@rep13/content';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';

const { heading, lead, action } = REGISTER_ENTRY.unknown;
const LINKS = [{ label: action, to: '/register' }];

/** For a number that nobody has; it is not repeated. */
export function UnknownEntry() {
  return (
    <SitePage>
      <PageFront kicker="Register of mandates" title={heading} lead={lead}>
        <Actions links={LINKS} />
      </PageFront>
    </SitePage>
  );
}
