import type { ReactNode } from 'react';
import { DocumentIcon } from '@rep13/ui';
import styles from './documents.module.css';

/** Papers of which the name says all, each a link. */
export const Papers = ({ children }: { children: ReactNode }) => (
  <ul className={styles.papers}>{children}</ul>
);

export const Paper = ({ href, name }: { href: string; name: string }) => (
  <li>
    <a href={href}>
      <DocumentIcon /> {name}
    </a>
  </li>
);
