import { useEffect } from 'react';
import { PaletteDialog } from './PaletteDialog.tsx';
import { closePalette, openPalette, usePaletteStore } from './usePaletteStore.ts';

/** Ctrl or Cmd and K open it everywhere, also while one types; under an open dialog they do nothing. */
export function Palette() {
  const isOpen = usePaletteStore((state) => state.isOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (usePaletteStore.getState().isOpen) closePalette();
      else if (!document.querySelector('[aria-modal="true"]')) openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      closePalette();
    };
  }, []);
  return isOpen ? <PaletteDialog /> : null;
}
