import type { ClientTicketView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { CheckIcon, ClockIcon, formatDateTime } from '@rep13/ui';
import { ticketSteps, type TicketStep } from './ticket-steps.ts';
import styles from './order-way.module.css';

interface OrderWayProps {
  ticket: ClientTicketView;
  /** `along` a line where there is room for six steps, or `down` the page. */
  direction: 'along' | 'down';
}

/** The way of an order: what is done, where it is now, what will come. */
export function OrderWay({ ticket, direction }: OrderWayProps) {
  return (
    <ol className={styles.steps} data-direction={direction} aria-label="The way of this order">
      {ticketSteps(ticket).map((step) => (
        <Step key={step.label} step={step} />
      ))}
    </ol>
  );
}

const AHEAD = [
  'It reaches us',
  `One of us acknowledges it within ${AUTHORITY_RESPONSE_HOURS} hours`,
  'We forward it to your legal contact',
  'You answer our email about it',
  'We reply to the authority',
];

/** The way that an order takes, while there is none. */
export function WayAhead() {
  return (
    <ol className={styles.steps} aria-label="The way of an order">
      {AHEAD.map((label) => (
        <Step key={label} step={{ label, at: null, state: 'to-come' }} />
      ))}
    </ol>
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
