import type { RegisterView } from '@rep13/contracts-agreements';
import {
  contactPointRows,
  isOver,
  mandateRows,
  progressRows,
  representativeRows,
} from '@rep13/contracts-agreements/constants';
import { Section } from '@rep13/ui';
import type { LegalDay } from '@rep13/contracts-constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { useWords } from '../language/useLanguage.ts';
import { EntryDocuments } from './EntryDocuments.tsx';
import { Facts } from './Facts.tsx';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './register.module.css';

/** One entry: how it stands, who represents whom, and what proves it. */
export function RegisterEntry({ entry }: { entry: RegisterView }) {
  const { companyName, registerNumber, state } = entry;
  const { register: words } = useWords();
  const { mandate, representative, progress, proof } = words;
  const note = { in_force: undefined, ending: words.ending, run_off: words.runOff, ended: words.ended }[
    state
  ];
  const written = (day: LegalDay) => words.legalTime(day, LEGAL_ENTITY.timeZone);
  return (
    <>
      <PageFront kicker={words.entry(registerNumber)} title={companyName}>
        <p className={classes.state}>
          <MandateStateBadge state={state} name={words.states[state]} />
        </p>
        {note && <p>{note}</p>}
      </PageFront>
      <Section title={mandate.title}>
        <Facts rows={mandateRows(entry, written, words)} />
        {state !== 'ended' && (
          <p className={classes.statement}>
            <Link to={`/authorities?target=${registerNumber}`}>{words.order}</Link>
          </p>
        )}
      </Section>
      <Section title={representative.title} lead={representative.lead}>
        <Facts rows={[...representativeRows(entry, words), ...contactPointRows(entry, written, words)]} />
        <p className={classes.statement}>{words.notEstablishment}</p>
      </Section>
      <Section title={progress.title}>
        <Facts rows={progressRows(entry, words)} />
      </Section>
      <Section title={proof.title}>
        <EntryDocuments registerNumber={registerNumber} isOver={isOver(entry)} />
      </Section>
    </>
  );
}
