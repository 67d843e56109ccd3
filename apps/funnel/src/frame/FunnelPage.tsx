import type { ReactNode } from 'react';
import { Link } from '@rep13/web-kit/router';
import { useHeadingFocus } from './useHeadingFocus.ts';
import styles from './funnel-page.module.css';

interface FunnelPageProps {
  title: string;
  lead?: ReactNode;
  back?: { to: string; text: string };
  /** Where the visitor is on the way: above the title. */
  progress?: ReactNode;
  /** Something stands beside the content where there is room. */
  hasAside?: boolean;
  /** Whenever it changes, the page's heading takes the focus: the screen now says something else. */
  focusKey?: string;
  /** Takes the focus as soon as it is there: for a page that replaces another at the same address. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The frame of every screen of the funnel: one column, one question, one heading. */
export function FunnelPage({
  title,
  lead,
  back,
  progress,
  hasAside = false,
  focusKey = '',
  takesFocus,
  children,
}: FunnelPageProps) {
  const heading = useHeadingFocus(focusKey, takesFocus);
  return (
    <div className={styles.page} data-aside={hasAside}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <span aria-hidden="true">←</span> {back.text}
        </Link>
      )}
      {progress}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
