import type { ReactNode } from 'react';
import { AdminFrame } from './AdminFrame.tsx';
import styles from './card-page.module.css';

interface CardPageProps {
  title: string;
  lead?: ReactNode;
  account?: ReactNode;
  children: ReactNode;
}

/** A screen with one thing to do: a narrow column under its heading. */
export function CardPage({ title, lead, account, children }: CardPageProps) {
  return (
    <AdminFrame account={account}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </AdminFrame>
  );
}
