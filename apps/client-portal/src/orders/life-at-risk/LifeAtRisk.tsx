import { useState } from 'react';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { buttonStyle, formatDateTime, Notice, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { LIFE_AT_RISK_ID } from '../../frame/tabs.ts';
import { useLifeAtRisk } from '../useOrders.ts';
import { CheckList } from './CheckList.tsx';
import { LetterToAuthorities } from './LetterToAuthorities.tsx';
import { LifeAtRiskForm } from './LifeAtRiskForm.tsx';
import styles from './life-at-risk.module.css';

/** Article 18 DSA: what a host does that suspects a threat to life or safety. It informs the authorities; we do not. */
export function LifeAtRisk({ companyName }: { companyName: string }) {
  const reports = useLifeAtRisk();
  const [isOpen, setOpen] = useState(false);
  const [reported, setReported] = useState<ClientTicketView>();
  const show = (report: ClientTicketView) => {
    setReported(report);
    return reports.mutate();
  };
  return (
    <Section
      id={LIFE_AT_RISK_ID}
      title="Life or safety at risk"
      lead="If you suspect a crime that threatens the life or safety of a person, the law requires you to inform the authorities at once (Article 18 DSA). You inform them: we cannot do it for you."
    >
      <div className={styles.parts}>
        {!isOpen && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen(true)}>
            Life or safety at risk
          </button>
        )}
        {isOpen && (
          <>
            <CheckList />
            <LetterToAuthorities companyName={companyName} />
            {reported ? <Reported report={reported} /> : <LifeAtRiskForm onReported={show} />}
          </>
        )}
        <Earlier reports={reports.data ?? []} />
      </div>
    </Section>
  );
}

const Reported = ({ report: { id, ticketNumber } }: { report: ClientTicketView }) => (
  <Notice tone="good" role="status">
    <strong>Our staff is called: {ticketNumber}.</strong> That informs no authority. If you have not done so,
    call them now. <Link to={orderPath(id)}>Write to our staff</Link>
  </Notice>
);

function Earlier({ reports }: { reports: readonly ClientTicketView[] }) {
  if (reports.length === 0) return null;
  return (
    <div>
      <h3>What you told us</h3>
      <ul>
        {reports.map(({ id, ticketNumber, createdAt }) => (
          <li key={id}>
            <Link to={orderPath(id)}>{ticketNumber}</Link> of {formatDateTime(createdAt)}
          </li>
        ))}
      </ul>
    </div>
  );
}
