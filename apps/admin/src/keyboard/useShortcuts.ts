import { useEffect, useRef } from 'react';
import { shortcutFor, useShortcutStore, type Shortcut } from './shortcuts.ts';

/**
 * Makes keys do something while the caller is shown; `?` lists them. Those of `one record` win over the same keys of
 * the page around it.
 */
export function useShortcuts(
  shortcuts: readonly Shortcut[],
  of: 'the page' | 'one record' = 'the page',
): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const keys = shortcuts.map(({ key, label }) => `${key} ${label}`).join('\n');
  useEffect(() => {
    const group = latest.current.map(({ key, label }) => ({
      key,
      label,
      run: () => latest.current.find((shortcut) => shortcut.key === key)?.run(),
    }));
    useShortcutStore.setState(({ groups }) => ({
      groups: of === 'one record' ? [group, ...groups] : [...groups, group],
    }));
    return () =>
      useShortcutStore.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
  }, [keys, of]);
}

/** Listens to the keyboard; once on a screen. */
export function useKeyboard(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { isOn, groups } = useShortcutStore.getState();
      const shortcut = isOn ? shortcutFor(event, groups) : undefined;
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
