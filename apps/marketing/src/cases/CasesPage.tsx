import { CASES_PAGE, CASE_STUDIES } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { Closing } from '../frame/Closing.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { TrackRecord } from '../frame/TrackRecord.tsx';
import { CaseStory } from './CaseStory.tsx';
import classes from './cases.module.css';

/** `/cases`: three stories, each with its course along a line, then the figures. */
export function CasesPage() {
  useHead(CASES_PAGE);
  return (
    <SitePage>
      <PageFront title={CASES_PAGE.heading} lead={CASES_PAGE.lead} />
      {CASE_STUDIES.map((story) => (
        <CaseStory key={story.title} story={story} />
      ))}
      <div className={classes.record}>
        <TrackRecord />
      </div>
      <Closing />
    </SitePage>
  );
}
