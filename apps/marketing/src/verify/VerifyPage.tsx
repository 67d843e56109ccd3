import { VERIFY_PAGE } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { FileChoice } from './FileChoice.tsx';
import { NumberLookUp } from './NumberLookUp.tsx';
import { useVerification } from './useVerification.ts';
import { VerificationState } from './VerificationState.tsx';
import classes from './verify.module.css';

/** `/verify`: whether a PDF is ours and unchanged. */
export function VerifyPage() {
  useHead(VERIFY_PAGE);
  const { state, check, send } = useVerification();
  return (
    <SitePage>
      <PageFront title={VERIFY_PAGE.heading} lead={VERIFY_PAGE.lead} />
      <div className={classes.check}>
        <FileChoice hasFile={state.step !== 'nothing'} onFile={(file) => void check(file)} />
        <noscript>{VERIFY_PAGE.choice.noScript}</noscript>
        <VerificationState state={state} onSend={(file) => void send(file)} />
      </div>
      <NumberLookUp />
      <p className={classes.about}>{VERIFY_PAGE.about}</p>
    </SitePage>
  );
}
