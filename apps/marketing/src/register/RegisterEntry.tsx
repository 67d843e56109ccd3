import type { RegisterView } from '@rep13/contracts-agreements';
import {
  contactPointRows,
  isOver,
  lifeSteps,
  mandateRows,
  progressRows,
  representativeRows,
} from '@rep13/contracts-agreements/constants';
import { useTexts } from '../language/useLanguage.ts';
import { EntryDocuments } from './EntryDocuments.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { EntryFront } from './EntryFront.tsx';
import { EntrySection } from './EntrySection.tsx';
import { Facts } from './Facts.tsx';
import { LifeSteps } from './LifeSteps.tsx';
import { useLegalTime } from './useLegalTime.ts';

/** One entry: how it stands, who represents whom, and what proves it. */
export function RegisterEntry({ entry }: { entry: RegisterView }) {
  const { register: texts } = useTexts();
  const { steps, mandate, representative, progress, proof } = texts;
  const written = useLegalTime();
  return (
    <EntryFrame state={entry.state}>
      <EntryFront entry={entry} />
      <EntrySection title={steps.title}>
        <LifeSteps steps={lifeSteps(entry, written, texts)} />
      </EntrySection>
      <EntrySection title={mandate.title}>
        <Facts rows={mandateRows(entry, written, texts)} />
      </EntrySection>
      <EntrySection title={representative.title} lead={representative.lead}>
        <Facts rows={[...representativeRows(entry, texts), ...contactPointRows(entry, written, texts)]} />
        <p>{texts.notEstablishment}</p>
      </EntrySection>
      <EntrySection title={progress.title}>
        <Facts rows={progressRows(entry, texts)} />
      </EntrySection>
      <EntrySection title={proof.title}>
        <EntryDocuments registerNumber={entry.registerNumber} isOver={isOver(entry)} />
      </EntrySection>
    </EntryFrame>
  );
}
