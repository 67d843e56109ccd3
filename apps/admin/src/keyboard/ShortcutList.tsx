import { Dialog } from '../frame/Dialog.tsx';
import { shortcutsOf, useShortcutStore } from './shortcuts.ts';
import styles from './shortcut-list.module.css';

const close = () => useShortcutStore.setState({ isListOpen: false });

/** What the keys do on this screen. */
export function ShortcutList() {
  const { groups, isListOpen } = useShortcutStore();
  return (
    <Dialog open={isListOpen} title="Keyboard shortcuts" footer={null} onCancel={close} width={420}>
      <dl className={styles.list}>
        {shortcutsOf(groups).map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>Open the row</dd>
        </div>
      </dl>
      <p>None of them works while you type, or under an open dialog.</p>
    </Dialog>
  );
}
