import { create } from 'zustand';
import { areSingleKeysOn, storeSingleKeys } from './single-keys.ts';

export interface Shortcut {
  /** One character, as typed. */
  key: string;
  /** What it does, for the list that `?` opens. */
  label: string;
  run: () => void;
}

interface ShortcutState {
  /** One list for each part of the screen that has some. */
  groups: readonly (readonly Shortcut[])[];
  isListOpen: boolean;
  isOn: boolean;
}

export const useShortcutStore = create<ShortcutState>(() => ({
  groups: [],
  isListOpen: false,
  isOn: areSingleKeysOn(),
}));

/** Also for the next visits of this browser. */
export function switchShortcuts(isOn: boolean): void {
  storeSingleKeys(isOn);
  useShortcutStore.setState({ isOn });
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** The shortcut a key stands for: none while somebody types, with Ctrl, Alt or Meta, or under an open dialog. */
export function shortcutFor(event: KeyboardEvent, groups: ShortcutState['groups']): Shortcut | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return;
  if (document.querySelector('[aria-modal="true"]')) return;
  return shortcutsOf(groups).find(({ key }) => key === event.key);
}

/** What the keys do at the moment: of two with the same key, the first. */
export const shortcutsOf = (groups: ShortcutState['groups']): Shortcut[] =>
  groups.flat().filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
