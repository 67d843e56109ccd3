import { withVisibleMarks } from '../format/isolated.ts';
import styles from './conversation.module.css';

/** What somebody wrote, with its lines, in whatever script, and with nothing in it that can be pressed. */
export function MessageText({ children }: { children: string }) {
  return (
    <p className={styles.text} dir="auto">
      {withVisibleMarks(children)}
    </p>
  );
}
