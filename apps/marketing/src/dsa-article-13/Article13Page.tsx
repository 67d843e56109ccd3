import type { ReactNode } from 'react';
import { DSA_ARTICLE_13_PAGE } from '@rep13/content';
import { TwelveDots } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { OrderWay } from '../illustrations/OrderWay.tsx';
import { PenaltyScale } from '../illustrations/PenaltyScale.tsx';
import { ThreeGates } from '../illustrations/ThreeGates.tsx';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { ReadingPage } from '../frame/ReadingPage.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { Steps } from '../frame/Steps.tsx';
import { TextSection } from '../frame/TextSection.tsx';
import classes from './article-13.module.css';

const ILLUSTRATIONS: Record<string, ReactNode> = {
  'who-needs-compliance': <ThreeGates />,
  obligations: <OrderWay />,
  penalties: <PenaltyScale />,
};

/** `/dsa-article-13`: the duty explained, from the question whom it concerns to the four steps. */
export function Article13Page() {
  useHead(DSA_ARTICLE_13_PAGE);
  const { heading, lead, sections, actions } = DSA_ARTICLE_13_PAGE;
  return (
    <SitePage>
      <PageFront kicker="Regulation (EU) 2022/2065" title={heading} lead={lead} picture={<Thirteen />} />
      <ReadingPage headings={sections}>
        {sections.map((section) => (
          <TextSection
            key={section.id}
            section={section}
            items={section.id === 'four-steps' ? <Steps items={section.items ?? []} /> : undefined}
          >
            {ILLUSTRATIONS[section.id]}
          </TextSection>
        ))}
        <Actions links={actions} />
      </ReadingPage>
    </SitePage>
  );
}

/** The article's number in the ring of twelve: the thirteenth is ours. */
function Thirteen() {
  return (
    <div className={classes.thirteen} aria-hidden="true">
      <TwelveDots size={280} />
      <span>13</span>
    </div>
  );
}
