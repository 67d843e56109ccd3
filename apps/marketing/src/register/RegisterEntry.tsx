import { REGISTER_ENTRY } from '@rep13/content';
import type { RegisterView } from '@rep13/contracts-agreements';
import { Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { EntryDocuments } from './EntryDocuments.tsx';
import { Facts } from './Facts.tsx';
import { mandateRows, progressRows, representativeRows } from './entry-rows.ts';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './register.module.css';

/** One entry: how it stands, who represents whom, and what proves it. */
export function RegisterEntry({ entry }: { entry: RegisterView }) {
  const { companyName, registerNumber, state, suspended } = entry;
  const isOver = state === 'run_off' || state === 'ended';
  const note = noteOf(entry);
  return (
    <>
      <PageFront kicker={`Register entry ${registerNumber}`} title={companyName}>
        <p className={classes.state}>
          <MandateStateBadge state={state} suspended={suspended} />
        </p>
        {note && <p>{note}</p>}
      </PageFront>
      <Section title="Mandate">
        <Facts rows={mandateRows(entry)} />
        {state !== 'ended' && (
          <p className={classes.statement}>
            <Link to={`/authorities?target=${registerNumber}`}>{REGISTER_ENTRY.order}</Link>
          </p>
        )}
      </Section>
      <Section title="Legal representative" lead="Where to write and call, Article 13(4).">
        <Facts rows={representativeRows(entry)} />
        <p className={classes.statement}>{REGISTER_ENTRY.notEstablishment}</p>
      </Section>
      <Section title="Notification and publication">
        <Facts rows={progressRows(entry)} />
      </Section>
      <Section title="Proof">
        <EntryDocuments registerNumber={registerNumber} isOver={isOver} />
      </Section>
    </>
  );
}

function noteOf({ state, suspended }: RegisterView): string | undefined {
  if (state === 'run_off') return REGISTER_ENTRY.runOff;
  if (state === 'ended') return REGISTER_ENTRY.ended;
  if (suspended) return REGISTER_ENTRY.suspended;
  return state === 'ending' ? REGISTER_ENTRY.ending : undefined;
}
