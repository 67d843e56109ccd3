import { BADGE_DEMO_PAGE } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { BadgeTable } from './BadgeTable.tsx';
import { SampleContract } from './SampleContract.tsx';

/** `/badge-demo`: how the badges looked, and where to look now. The download does nothing, and says so. */
export function BadgeDemoPage() {
  useHead(BADGE_DEMO_PAGE);
  const { heading, lead } = BADGE_DEMO_PAGE;
  return (
    <SitePage>
      <PageFront title={heading} lead={lead} />
      <BadgeTable />
      <SampleContract />
    </SitePage>
  );
}
