import type { ReactNode } from 'react';
import { PortalFrame } from './PortalFrame.tsx';
import styles from './card-page.module.css';

interface CardPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen with one thing to do: a narrow column under its heading. */
export function CardPage({ title, lead, children }: CardPageProps) {
  return (
    <PortalFrame>
      <div className={styles.card}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </PortalFrame>
  );
}
