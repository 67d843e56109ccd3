import { Link } from '@rep13/web-kit/router';
import styles from './figures-band.module.css';
import type { FigureText } from './figure-texts.ts';

export function Figure({ title, value, note, to }: FigureText) {
  return (
    <li>
      <Link className={styles.figure} to={to}>
        <span>
          {title} <b>{value}</b>
        </span>{' '}
        <span className={styles.note}>{note}</span>
      </Link>
    </li>
  );
}
