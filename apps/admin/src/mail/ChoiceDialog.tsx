import { useEffect, useRef } from 'react';
import { Button } from 'antd';
import { Problem } from '@rep13/ui';
import { Dialog } from '../frame/Dialog.tsx';
import styles from './mail.module.css';

interface ChoiceDialogProps<Value extends string> {
  title: string;
  /** What will happen. */
  lead: string;
  /** Each does it at once; the first by the key 1. */
  choices: readonly (readonly [value: Value, label: string])[];
  isSending: boolean;
  /** Why it was refused, if it was. */
  problem: string;
  onChoose: (value: Value) => Promise<void>;
  onClose: () => void;
}

/** Asks for one of a few choices and does it: by a press, or by its digit. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { title, lead, choices, isSending, problem, onChoose, onClose } = props;
  useDigits((digit) => {
    const choice = choices[digit - 1];
    if (choice && !isSending) void onChoose(choice[0]);
  });
  return (
    <Dialog title={title} footer={<Button onClick={onClose}>Cancel</Button>} onCancel={onClose}>
      <p>{lead}</p>
      <div className={styles.choices}>
        {choices.map(([value, label], index) => (
          <Button
            key={value}
            disabled={isSending}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => void onChoose(value)}
          >
            <kbd className={styles.key}>{index + 1}</kbd>
            <span>{` ${label}`}</span>
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </Dialog>
  );
}

/** The shortcuts of the page are off under a dialog: these are its own. */
function useDigits(press: (digit: number) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (/^[1-9]$/.test(event.key)) latest.current(Number(event.key));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
