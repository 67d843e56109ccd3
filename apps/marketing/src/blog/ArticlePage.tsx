import type { ReactNode } from 'react';
import { DO_I_NEED_ARTICLE } from '@rep13/content';
import { formatDay } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PenaltyScale } from '../illustrations/PenaltyScale.tsx';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { ReadingPage } from '../frame/ReadingPage.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { Steps } from '../frame/Steps.tsx';
import { TextSection } from '../frame/TextSection.tsx';
import { blogPosting } from '../site-facts/structured-data.ts';
import { QuickAssessment } from './QuickAssessment.tsx';
import classes from './article.module.css';

const { post, lead, assessment, sections, disclaimer, actions, ...head } = DO_I_NEED_ARTICLE;
const HEAD = { ...head, publishedOn: post.publishDate, structuredData: blogPosting(DO_I_NEED_ARTICLE) };
const HEADINGS = [{ id: 'quick-assessment', title: assessment.title }, ...sections];
const ILLUSTRATIONS: Record<string, ReactNode> = { penalties: <PenaltyScale /> };

/** `/blog/do-i-need-dsa-legal-representative`: the three questions first, the reasons after them. */
export function ArticlePage() {
  useHead(HEAD);
  return (
    <SitePage>
      <PageFront kicker={<Link to="/blog">Blog</Link>} title={post.title} lead={lead}>
        <p className={classes.facts}>
          <time dateTime={post.publishDate}>{formatDay(post.publishDate)}</time>
          <span>{post.readTime}</span>
          <span>{post.category}</span>
        </p>
      </PageFront>
      <ReadingPage headings={HEADINGS}>
        <QuickAssessment id="quick-assessment" assessment={assessment} />
        {sections.map((section) => (
          <TextSection
            key={section.id}
            section={section}
            items={section.id === 'steps' ? <Steps items={section.items ?? []} /> : undefined}
          >
            {ILLUSTRATIONS[section.id]}
          </TextSection>
        ))}
        <p className={classes.disclaimer}>{disclaimer}</p>
        <Actions links={actions} />
      </ReadingPage>
    </SitePage>
  );
}
