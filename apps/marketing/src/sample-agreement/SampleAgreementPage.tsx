import { SAMPLE_AGREEMENT_PAGE } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { Actions } from '../frame/Actions.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { PrintButton } from '../frame/PrintButton.tsx';
import { ReadingPage } from '../frame/ReadingPage.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { AgreementClause, Runs } from './AgreementClause.tsx';
import { SAMPLE_CLAUSES, SAMPLE_PARTIES } from './sample-agreement.ts';
import classes from './sample-agreement.module.css';

/** `/sample-agreement`: what is signed, to be read before anything is given. */
export function SampleAgreementPage() {
  useHead(SAMPLE_AGREEMENT_PAGE);
  const { kicker, heading, lead, parties, actions } = SAMPLE_AGREEMENT_PAGE;
  return (
    <SitePage>
      <PageFront kicker={kicker} title={heading} lead={lead}>
        <p className={classes.onPaper}>{kicker}</p>
        <PrintButton />
      </PageFront>
      <ReadingPage headings={SAMPLE_CLAUSES} isNumbered>
        <div className={classes.parties}>
          <p className={classes.between}>{parties}</p>
          {SAMPLE_PARTIES.map((runs, index) => (
            <p key={index}>
              <Runs runs={runs} />
            </p>
          ))}
        </div>
        {SAMPLE_CLAUSES.map((clause, index) => (
          <AgreementClause key={clause.id} clause={clause} number={index + 1} />
        ))}
        <Actions links={actions} />
      </ReadingPage>
    </SitePage>
  );
}
