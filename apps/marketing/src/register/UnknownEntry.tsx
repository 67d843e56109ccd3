import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { useTexts } from '../language/useLanguage.ts';

/** For a number that nobody has; it is not repeated. */
export function UnknownEntry() {
  const { kicker, unknown } = useTexts().register;
  const links = [{ label: unknown.action, to: '/register' }];
  return (
    <SitePage>
      <PageFront kicker={kicker} title={unknown.heading} lead={unknown.lead}>
        <Actions links={links} />
      </PageFront>
    </SitePage>
  );
}
