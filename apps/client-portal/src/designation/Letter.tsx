import type { ReactNode } from 'react';
import type { DesignationView } from '@rep13/contracts-agreements';
import { letter as letterPdf } from '@rep13/contracts-api-client/designation';
import { addressOf } from '@rep13/contracts-operations';
import { DocumentIcon, formatDateTime, Section } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import styles from './designation.module.css';

interface LetterProps {
  /** Of the section. */
  title: string;
  designation: DesignationView;
  /** Under the letter: where it is signed. */
  below?: ReactNode;
}

/** A letter as the coordinator reads it. */
export function Letter({ title, designation: { id, letter, isUploaded, signedAt }, below }: LetterProps) {
  return (
    <Section title={title}>
      <article className={styles.letter} aria-label={title}>
        <h3>{letter.title}</h3>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <FactList facts={letter.facts.map(({ label, value }) => [label, value])} />
      </article>
      <p className={styles.download}>
        <a href={addressOf(letterPdf, { params: { id } })}>
          <DocumentIcon /> {title} (PDF)
        </a>
      </p>
      {isUploaded && signedAt && <p>You uploaded it, signed, on {formatDateTime(signedAt)}.</p>}
      {below}
    </Section>
  );
}
