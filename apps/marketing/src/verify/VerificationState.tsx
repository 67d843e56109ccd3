import { VERIFY_PAGE } from '@rep13/content';
import { buttonStyle, Notice } from '@rep13/ui';
import { Consent } from './Consent.tsx';
import { KnownDocument } from './KnownDocument.tsx';
import { ReadDocument } from './ReadDocument.tsx';
import type { Verification } from './useVerification.ts';
import classes from './verify.module.css';

const { progress, refusals, retry } = VERIFY_PAGE;

/** How far the check is, and what it found. */
export function VerificationState({ state, onSend }: { state: Verification; onSend: (file: File) => void }) {
  if (state.step === 'nothing') return null;
  return (
    <section className={classes.outcome} aria-label={`Result for ${state.name}`}>
      <p className={classes.file}>{state.name}</p>
      <Outcome state={state} onSend={onSend} />
    </section>
  );
}

type Begun = Exclude<Verification, { step: 'nothing' }>;

function Outcome({ state, onSend }: { state: Begun; onSend: (file: File) => void }) {
  switch (state.step) {
    case 'hashing':
    case 'asking':
      return <Progress text={progress[state.step]} />;
    case 'not-a-pdf':
      return (
        <Notice tone="bad" role="alert">
          {refusals.notAPdf}
        </Notice>
      );
    case 'sending':
      return state.percent < 100 ? (
        <Progress text={`Sending, ${state.percent}%`} percent={state.percent} />
      ) : (
        <Progress text={progress.checking} />
      );
    case 'known':
      return <KnownDocument document={state.document} />;
    case 'unknown':
      return <Consent onSend={() => onSend(state.file)} />;
    case 'read':
      return <ReadDocument reading={state.reading} />;
    case 'failed':
      return (
        <Notice
          tone="bad"
          role="alert"
          action={
            <button type="button" className={buttonStyle('secondary')} onClick={state.retry}>
              {retry}
            </button>
          }
        >
          {state.reason}
        </Notice>
      );
  }
}

/** Without a percentage it is not known how long it takes. */
function Progress({ text, percent }: { text: string; percent?: number }) {
  return (
    <div className={classes.progress}>
      <p role="status">{text}</p>
      <progress max={100} value={percent} aria-label={text} />
    </div>
  );
}
