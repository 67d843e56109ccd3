import { useId } from 'react';
import { LIMITS } from '@rep13/contracts-constants';
import { useFocusBack } from '@rep13/ui/antd';
import { PaletteList } from './PaletteList.tsx';
import styles from './palette.module.css';
import { usePalette } from './usePalette.ts';
import { closePalette } from './usePaletteStore.ts';

const LABEL = 'Search clients, tickets and actions';

/** A field that finds clients, tickets and actions: WAI-ARIA's combobox with a list, in a dialog of its own. */
export function PaletteDialog() {
  const palette = usePalette();
  const { active, count } = palette;
  const id = useId();
  useFocusBack();
  return (
    <div className={styles.backdrop} onPointerDown={closePalette} data-density="admin">
      <div
        role="dialog"
        aria-modal="true"
        aria-label="Search and actions"
        className={styles.palette}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={LABEL}
          placeholder={LABEL}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.key}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.searchMax}
          value={palette.text}
          onKeyDown={palette.onKeyDown}
          onChange={({ target }) => palette.type(target.value)}
        />
        <PaletteList id={id} groups={palette.groups} active={active} onChoose={palette.run} />
        <p role="status" className={styles.note}>
          {noteOf(palette)}
        </p>
      </div>
    </div>
  );
}

function noteOf({ isSearching, hasFailed, count }: ReturnType<typeof usePalette>): string {
  if (isSearching) return 'Searching';
  if (hasFailed) return 'The search failed. Type again to retry.';
  if (count === 0) return 'Nothing matches';
  return count === 1 ? '1 result' : `${count} results`;
}
