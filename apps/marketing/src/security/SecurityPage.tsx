import type { ReactNode } from 'react';
import { SECURITY_PAGE } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { ResponseLine } from '../illustrations/ResponseLine.tsx';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { ReadingPage } from '../frame/ReadingPage.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { TextSection } from '../frame/TextSection.tsx';

const ILLUSTRATIONS: Record<string, ReactNode> = { incidents: <ResponseLine /> };

/** `/security`: how what authorities and clients entrust to us is kept. */
export function SecurityPage() {
  useHead(SECURITY_PAGE);
  const { heading, lead, sections, actions } = SECURITY_PAGE;
  return (
    <SitePage>
      <PageFront title={heading} lead={lead} />
      <ReadingPage headings={sections}>
        {sections.map((section) => (
          <TextSection key={section.id} section={section}>
            {ILLUSTRATIONS[section.id]}
          </TextSection>
        ))}
        <Actions links={actions} />
      </ReadingPage>
    </SitePage>
  );
}
