import styles from './ticket.module.css';

/** Seen as a dot, read as a word. */
export const UnreadDot = () => (
  <span className={styles.unread} title="Unread">
    <span>Unread</span>
  </span>
);
