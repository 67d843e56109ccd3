import { useState, type KeyboardEvent } from 'react';
import { neighbour, type Entry } from './entries.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';
import { closePalette } from './usePaletteStore.ts';

/** What is typed, what was found, and which of that is the active one. */
export function usePalette() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Entry>();
  const found = usePaletteSearch(text);
  const entries = found.groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === chosen?.key) ?? entries[0];

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    closePalette();
    entry.run();
  };
  const ACTS: Record<string, () => void> = {
    ArrowDown: () => setChosen(neighbour(entries, active, 1)),
    ArrowUp: () => setChosen(neighbour(entries, active, -1)),
    Enter: () => run(active),
    Escape: closePalette,
    // The field is all there is to come to.
    Tab: () => undefined,
  };
  return {
    ...found,
    text,
    count: entries.length,
    active,
    run,
    type: (typed: string) => {
      setText(typed);
      setChosen(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = ACTS[event.key];
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
