import { REGISTER_ENTRY } from '@rep13/content';
import type { RegisterView } from '@rep13/contracts-agreements';
import {
  contactPointRows,
  isOver,
  mandateRows,
  progressRows,
  representativeRows,
} from '@rep13/contracts-agreements/constants';
import { Section } from '@rep13/ui';
import { formatLegalTime } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { EntryDocuments } from './EntryDocuments.tsx';
import { Facts } from './Facts.tsx';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './register.module.css';

/** One entry: how it stands, who represents whom, and what proves it. */
export function RegisterEntry({ entry }: { entry: RegisterView }) {
  const { companyName, registerNumber, state } = entry;
  const note = NOTES[state];
  return (
    <>
      <PageFront kicker={`Register entry ${registerNumber}`} title={companyName}>
        <p className={classes.state}>
          <MandateStateBadge state={state} />
        </p>
        {note && <p>{note}</p>}
      </PageFront>
      <Section title="Mandate">
        <Facts rows={mandateRows(entry, formatLegalTime)} />
        {state !== 'ended' && (
          <p className={classes.statement}>
            <Link to={`/authorities?target=${registerNumber}`}>{REGISTER_ENTRY.order}</Link>
          </p>
        )}
      </Section>
      <Section title="Legal representative" lead="Where to write and call, Article 13(4).">
        <Facts rows={[...representativeRows(entry), ...contactPointRows(entry, formatLegalTime)]} />
        <p className={classes.statement}>{REGISTER_ENTRY.notEstablishment}</p>
      </Section>
      <Section title="Notification and publication">
        <Facts rows={progressRows(entry)} />
      </Section>
      <Section title="Proof">
        <EntryDocuments registerNumber={registerNumber} isOver={isOver(entry)} />
      </Section>
    </>
  );
}

const NOTES: Readonly<Record<RegisterView['state'], string | undefined>> = {
  in_force: undefined,
  ending: REGISTER_ENTRY.ending,
  run_off: REGISTER_ENTRY.runOff,
  ended: REGISTER_ENTRY.ended,
};
