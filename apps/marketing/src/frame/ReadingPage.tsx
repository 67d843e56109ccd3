import type { ReactNode } from 'react';
import { Contents, type Heading } from './Contents.tsx';
import classes from './reading.module.css';

interface ReadingPageProps {
  headings: readonly Heading[];
  /** Legal texts are quoted by the numbers of their clauses. */
  isNumbered?: boolean;
  children: ReactNode;
}

/** A long text with its contents beside it. */
export function ReadingPage({ headings, isNumbered = false, children }: ReadingPageProps) {
  return (
    <div className={classes.reading}>
      <Contents headings={headings} isNumbered={isNumbered} />
      <div className={classes.text}>{children}</div>
    </div>
  );
}
