import type { ReactNode } from 'react';
import { ClockIcon, CodeIcon, DocumentIcon, OrderClock, type Icon } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { PortalFrame } from './PortalFrame.tsx';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page on the way into the portal: one thing to do, beside what there is inside. */
export function Door(page: DoorProps) {
  return (
    <PortalFrame>
      <div className={styles.door}>
        <CardPage {...page} />
        <Inside />
      </div>
    </PortalFrame>
  );
}

const INSIDE: readonly [Icon, string, string][] = [
  [DocumentIcon, 'Your mandate', 'Its status and the signed PDF.'],
  [ClockIcon, 'Every order of an authority', 'Status, history and next step.'],
  [CodeIcon, 'What you publish', 'Lines for your website and the entry for the coordinator, ready to copy.'],
];

function Inside() {
  return (
    <aside className={styles.inside} aria-labelledby="inside">
      <OrderClock from={554} to={571} />
      <h2 id="inside">In your portal</h2>
      <ul>
        {INSIDE.map(([Sign, title, text]) => (
          <li key={title}>
            <Sign />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
