import { REGISTER_PAGE } from '@rep13/content';
import { Form, FormEnd, TextField } from '@rep13/ui';
import { useHead, useIsAlive } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { RegisterAnswer } from './RegisterAnswer.tsx';
import classes from './register.module.css';
import { useRegisterSearch } from './useRegisterSearch.ts';
import { EntryExplained } from './EntryExplained.tsx';

const { heading, lead, form: TEXTS } = REGISTER_PAGE;

/** `/register`: one field, and what it finds. */
export function RegisterPage() {
  useHead(REGISTER_PAGE);
  const isReady = useIsAlive();
  const { form, lookedUp, problem, isLooking, lookUp, forgetProblem } = useRegisterSearch();
  return (
    <SitePage>
      <PageFront kicker="Article 13 DSA" title={heading} lead={lead} />
      <div className={classes.search}>
        <Form form={form} isReady={isReady} onSend={lookUp} onCauseGone={forgetProblem}>
          <TextField name="q" label={TEXTS.label} hint={TEXTS.hint} autoComplete="off" spellCheck={false} />
          <div className={classes.end}>
            <FormEnd
              button={TEXTS.submit}
              busyButton={TEXTS.pending}
              isSending={isLooking}
              problem={problem}
            />
          </div>
        </Form>
        <noscript>
          The look-up needs JavaScript. Without it, ask us: the address is at the foot of this page.
        </noscript>
        <div role="status">{lookedUp && <RegisterAnswer {...lookedUp} />}</div>
      </div>
      <EntryExplained />
    </SitePage>
  );
}
