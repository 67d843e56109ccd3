import { FAQ, FAQ_LINKS, FAQ_PAGE } from '@rep13/content';
import { Accordion, Section, useOpenQuestion } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { faqPage } from '../site-facts/structured-data.ts';

const HEAD = { ...FAQ_PAGE, structuredData: faqPage(FAQ.flatMap(({ questions }) => questions)) };

/** `/faq`: eight questions in four categories, one open at a time over all of them. */
export function FaqPage() {
  useHead(HEAD);
  const shared = useOpenQuestion();
  return (
    <SitePage>
      <PageFront title={FAQ_PAGE.heading} lead={FAQ_PAGE.lead} />
      {FAQ.map(({ title, questions }) => (
        <Section key={title} title={title}>
          <Accordion name="faq" items={questions} shared={shared} />
        </Section>
      ))}
      <Section title="Not answered?">
        <Actions links={[...FAQ_LINKS].reverse()} />
      </Section>
    </SitePage>
  );
}
