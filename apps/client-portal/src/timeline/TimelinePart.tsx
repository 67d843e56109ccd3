import { useEffect, useRef, useState } from 'react';
import type { TimelineEntryView } from '@rep13/contracts-onboarding';
import { buttonStyle, EmptyState, formatDateTime, Loaded } from '@rep13/ui';
import { timelineLabel } from './timeline-labels.ts';
import { PART_SIZE, useTimelinePart } from './useTimelinePart.ts';
import styles from './timeline.module.css';

/** Some entries, and on request those before them: each part asks from where the one above it ends. */
export function TimelinePart({ before }: { before?: number }) {
  const part = useTimelinePart(before);
  const [isContinued, setContinued] = useState(false);

  return (
    <Loaded answer={part} lines={5}>
      {(found) => {
        const shown = found.slice(0, PART_SIZE);
        const last = shown.at(-1)?.id;
        return (
          <>
            {shown.length > 0 ? <Entries entries={shown} isAdded={before !== undefined} /> : <NothingYet />}
            {found.length > PART_SIZE && !isContinued && (
              <button type="button" className={buttonStyle('secondary')} onClick={() => setContinued(true)}>
                Show earlier
              </button>
            )}
            {isContinued && last !== undefined && <TimelinePart before={last} />}
          </>
        );
      }}
    </Loaded>
  );
}

interface EntriesProps {
  entries: TimelineEntryView[];
  /** Asked for by a button, which is gone: the focus moves here. */
  isAdded: boolean;
}

function Entries({ entries, isAdded }: EntriesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isAdded) list.current?.focus();
  }, [isAdded]);
  return (
    <ol
      ref={list}
      className={styles.entries}
      tabIndex={isAdded ? -1 : undefined}
      aria-label={isAdded ? 'Earlier' : undefined}
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.timestamp}>{formatDateTime(entry.timestamp)}</time>
          <span>{timelineLabel(entry)}</span>
        </li>
      ))}
    </ol>
  );
}

function NothingYet() {
  return <EmptyState>Nothing is recorded yet. What happens shows here within a minute.</EmptyState>;
}
