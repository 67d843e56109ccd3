import type { ReactNode } from 'react';
import type { LetterView } from '@rep13/contracts-agreements';
import { Section } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import styles from './designation.module.css';

interface LetterProps {
  /** Of the section. */
  title: string;
  letter: LetterView;
  /** Under the letter: where it is signed. */
  below?: ReactNode;
}

/** A letter as the coordinator reads it. */
export function Letter({ title, letter, below }: LetterProps) {
  return (
    <Section title={title}>
      <article className={styles.letter} aria-label={title}>
        <h3>{letter.title}</h3>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <FactList facts={letter.facts.map(({ label, value }) => [label, value])} />
      </article>
      {below}
    </Section>
  );
}
