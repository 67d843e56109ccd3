import { withVisibleMarks } from '@rep13/ui';
import styles from './conversation.module.css';

/** What somebody wrote, with its lines, in whatever script, and with nothing in it that can be pressed. */
export function MessageText({ children }: { children: string }) {
  return (
    <p className={styles.words} dir="auto">
      {withVisibleMarks(children)}
    </p>
  );
}
