import type { ClientTicketView } from '@rep13/contracts-sla';
import { CheckIcon, ClockIcon, formatDateTime, StatusBadge } from '@rep13/ui';
import { ticketSteps, type TicketStep } from './ticket-steps.ts';
import { STATUS_TEXT, URGENCY_TONE, whatComesNext } from './ticket-labels.ts';
import styles from './tickets.module.css';

export function TicketItem({ ticket }: { ticket: ClientTicketView }) {
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <h3>{ticket.authorityName}</h3>
        <StatusBadge tone={URGENCY_TONE[ticket.urgencyLevel]}>{ticket.urgencyLevel}</StatusBadge>
        <StatusBadge tone={ticket.slaCompliant ? 'good' : 'bad'}>
          {ticket.slaCompliant ? 'SLA Compliant' : 'SLA Violation'}
        </StatusBadge>
      </div>
      <p className={styles.number}>
        <span>{ticket.ticketNumber}</span>
        <span>{STATUS_TEXT[ticket.status]}</span>
        {ticket.responseTimeHours !== null && (
          <span>Acknowledged after {ticket.responseTimeHours} hours</span>
        )}
      </p>
      {ticket.description && <p className={styles.words}>{ticket.description}</p>}
      <ol className={styles.steps} aria-label="The way of this order">
        {ticketSteps(ticket).map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
      <p className={styles.next}>{whatComesNext(ticket, new Date())}</p>
    </li>
  );
}

function Step({ step: { label, at, state } }: { step: TicketStep }) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.sign}>
        {state === 'done' && <CheckIcon />}
        {state === 'now' && <ClockIcon />}
      </span>
      <span className={styles.label}>{label}</span>
      {at && <time dateTime={at}>{formatDateTime(at)}</time>}
    </li>
  );
}
