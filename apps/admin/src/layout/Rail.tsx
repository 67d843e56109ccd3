import { useShortcutStore } from '../keyboard/shortcuts.ts';
import styles from './admin-nav.module.css';
import { AdminNav } from './AdminNav.tsx';

/** At the left of every admin page, where there is room for it. */
export function Rail() {
  return (
    <div className={styles.rail}>
      <AdminNav label="Admin" />
      <button
        type="button"
        className={styles.keys}
        onClick={() => useShortcutStore.setState({ isListOpen: true })}
      >
        Shortcuts <kbd>?</kbd>
      </button>
    </div>
  );
}
