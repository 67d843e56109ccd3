import { useEffect, useRef } from 'react';
import type { Entry, EntryGroup } from './entries.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  /** Of the palette: what its parts are named after. */
  id: string;
  groups: readonly EntryGroup[];
  active: Entry | undefined;
  onChoose: (entry: Entry) => void;
}

/** What was found. The focus stays in the field, which says which of these is the active one. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.key]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div id={`${id}-${title}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.key}
              id={`${id}-${entry.key}`}
              role="option"
              aria-selected={entry.key === active?.key}
              className={styles.entry}
              onClick={() => onChoose(entry)}
            >
              <span>{entry.label}</span>
              {entry.more && <span className={styles.more}>{entry.more}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
