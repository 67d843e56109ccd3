import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { AgreementClause } from '@rep13/contracts-agreements';
import { buttonStyle } from '@rep13/ui';
import { clauseId, SIGNATURE_ID } from './agreement-places.ts';
import { minutesToRead } from './reading-time.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import styles from './agreement-contents.module.css';

const LIST_ID = 'agreement-contents';

/**
 * Where the reader is, every clause, and the way to the signature: beside the text where there is room, else a bar at
 * the lower end of the window whose list opens above it.
 */
export function AgreementContents({ clauses }: { clauses: readonly AgreementClause[] }) {
  const { clause, isAtSignature } = useReadingPlace(clauses.length);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeWithEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const minutes = minutesToRead(clauses.filter(({ number }) => number >= clause));

  return (
    <nav
      className={styles.contents}
      aria-label="Contents"
      data-at-end={isAtSignature}
      onKeyDown={closeWithEscape}
    >
      <div className={styles.inside}>
        <p className={styles.place}>
          <b>{`Clause ${clause} of ${clauses.length}`}</b>{' '}
          <span>{isAtSignature ? 'Your signature' : `${minutes} min left`}</span>
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          onClick={() => setOpen(!isOpen)}
        >
          Contents
        </button>
        <ClauseList clauses={clauses} current={clause} isOpen={isOpen} onFollow={close} />
        <a href={`#${SIGNATURE_ID}`} className={`${buttonStyle('primary')} ${styles.sign}`} onClick={close}>
          Sign
        </a>
      </div>
    </nav>
  );
}

interface ClauseListProps {
  clauses: readonly AgreementClause[];
  /** Number of the clause that is being read. */
  current: number;
  isOpen: boolean;
  onFollow: () => void;
}

function ClauseList({ clauses, current, isOpen, onFollow }: ClauseListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [isOpen, current]);
  return (
    <ol ref={list} id={LIST_ID} className={styles.list} data-open={isOpen}>
      {clauses.map(({ number, heading }) => (
        <li key={number}>
          <a
            href={`#${clauseId(number)}`}
            aria-current={number === current ? 'location' : undefined}
            onClick={onFollow}
          >
            <span>{number}</span> {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Moves the list alone: the page stays where it is being read. */
function showCurrent(list: HTMLElement) {
  const clause = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!clause) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (clause.top < top) list.scrollTop -= top - clause.top;
  else if (clause.bottom > bottom) list.scrollTop += clause.bottom - bottom;
}
