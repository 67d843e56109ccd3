import { useState } from 'react';
import { buttonStyle, withVisibleMarks } from '@rep13/ui';
import styles from './page.module.css';

/** Shown before the rest is asked for: what follows the list should not be a long way down. */
const FIRST = 10;

interface InertLinesProps {
  /** What they are, for screen readers. */
  label: string;
  lines: readonly string[];
}

/** Addresses and names as text: they may be what the order calls illegal, so nothing here opens them. */
export function InertLines({ label, lines }: InertLinesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST);
  return (
    <>
      <ul className={styles.lines} aria-label={label}>
        {shown.map((line, index) => (
          // By its place: the same line may stand there twice.
          <li key={index}>
            <bdi>{withVisibleMarks(line)}</bdi>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className={buttonStyle('secondary')} onClick={() => setWhole(true)}>
          Show all {lines.length}
        </button>
      )}
    </>
  );
}
