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
import { formatLegalTime, LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { PageFront } from '../frame/PageFront.tsx';
import { useTexts } from '../language/useLanguage.ts';
import { EntryDocuments } from './EntryDocuments.tsx';
import { Facts } from './Facts.tsx';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './register.module.css';

/** One entry: how it stands, who represents whom, and what proves it. */
export function RegisterEntry({ entry }: { entry: RegisterView }) {
  const { companyName, registerNumber, state } = entry;
  const { register: texts } = useTexts();
  const { mandate, representative, progress, proof } = texts;
  const note = { in_force: undefined, ending: texts.ending, run_off: texts.runOff, ended: texts.ended }[
    state
  ];
  const written = (day: LegalDay) =>
    texts.legalTime?.(day, LEGAL_ENTITY.timeZone) ?? formatLegalTime<LegalDay>(day);
  return (
    <>
      <PageFront kicker={texts.entry(registerNumber)} title={companyName}>
        <p className={classes.state}>
          <MandateStateBadge state={state} name={texts.states[state]} />
        </p>
        {note && <p>{note}</p>}
      </PageFront>
      <Section title={mandate.title}>
        <Facts rows={mandateRows(entry, written, texts)} />
        {state !== 'ended' && (
          <p className={classes.statement}>
            <Link to={`/authorities?target=${registerNumber}`}>{texts.order}</Link>
          </p>
        )}
      </Section>
      <Section title={representative.title} lead={representative.lead}>
        <Facts rows={[...representativeRows(entry, texts), ...contactPointRows(entry, written, texts)]} />
        <p className={classes.statement}>{texts.notEstablishment}</p>
      </Section>
      <Section title={progress.title}>
        <Facts rows={progressRows(entry, texts)} />
      </Section>
      <Section title={proof.title}>
        <EntryDocuments registerNumber={registerNumber} isOver={isOver(entry)} />
      </Section>
    </>
  );
}
