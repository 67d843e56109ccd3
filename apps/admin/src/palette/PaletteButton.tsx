import styles from './palette.module.css';
import { openPalette } from './usePaletteStore.ts';

/** For who does not know the key, and who has none. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      Search <kbd>Ctrl K</kbd>
    </button>
  );
}
