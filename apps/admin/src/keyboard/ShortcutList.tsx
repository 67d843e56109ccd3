import { Switch } from 'antd';
import { Dialog } from '../frame/Dialog.tsx';
import { shortcutsOf, switchShortcuts, useShortcutStore } from './shortcuts.ts';
import styles from './shortcut-list.module.css';

const close = () => useShortcutStore.setState({ isListOpen: false });

/** What the keys do on this screen. */
export function ShortcutList() {
  const { groups, isOn } = useShortcutStore();
  return (
    <Dialog title="Keyboard shortcuts" footer={null} onCancel={close} width={420}>
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
        <div>
          <dt>
            <kbd>Ctrl K</kbd>
          </dt>
          <dd>Search clients, tickets and actions; this one also while you type</dd>
        </div>
      </dl>
      <p>None of the others works while you type, or under an open dialog.</p>
      <label className={styles.switch}>
        <Switch checked={isOn} onChange={switchShortcuts} />
        Single keys
      </label>
      <p>Turned off, only Ctrl K works: for speech input, or where you press keys by mistake.</p>
    </Dialog>
  );
}
