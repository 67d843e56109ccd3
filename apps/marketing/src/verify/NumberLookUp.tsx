import { VERIFY_PAGE } from '@rep13/content';
import type { NumberedDocumentView } from '@rep13/contracts-agreements';
import { Form, FormEnd, Notice, Section, TextField } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { DocumentMandate } from './DocumentMandate.tsx';
import { Facts } from './Facts.tsx';
import { issuedFacts } from './issued-facts.ts';
import { useNumberLookUp } from './useNumberLookUp.ts';
import classes from './verify.module.css';

const { byNumber: TEXTS } = VERIFY_PAGE;

/** For those who have paper: what is printed on it is looked up. */
export function NumberLookUp() {
  const isReady = useIsAlive();
  const { form, found, problem, isLooking, lookUp, forgetProblem } = useNumberLookUp();
  return (
    <Section title={TEXTS.heading}>
      <div className={classes.outcome}>
        <Form form={form} isReady={isReady} onSend={lookUp} onCauseGone={forgetProblem}>
          <TextField
            name="number"
            label={TEXTS.label}
            hint={TEXTS.hint}
            autoComplete="off"
            spellCheck={false}
          />
          <FormEnd button={TEXTS.submit} busyButton={TEXTS.pending} isSending={isLooking} problem={problem} />
        </Form>
        <div role="status">{found && <Numbered found={found} />}</div>
      </div>
    </Section>
  );
}

/** Never green: a number can be copied onto anything. */
function Numbered({ found }: { found: NumberedDocumentView }) {
  if (!found.known)
    return (
      <Notice tone="waiting">
        <h3 className={classes.verdict}>{TEXTS.nothing}</h3>
        <p>{TEXTS.compare}</p>
      </Notice>
    );
  return (
    <>
      <Notice tone="info">
        <h3 className={classes.verdict}>{TEXTS.found}</h3>
        <p>{TEXTS.caution}</p>
      </Notice>
      {found.mandate && <DocumentMandate mandate={found.mandate} />}
      <Facts facts={issuedFacts(found.document)} />
    </>
  );
}
