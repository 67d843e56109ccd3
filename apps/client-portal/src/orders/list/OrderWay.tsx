import type { ClientTicketView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { Steps } from '../../frame/Steps.tsx';
import { wayOf } from '../order-steps.ts';
import styles from './list.module.css';

interface OrderWayProps {
  ticket: ClientTicketView;
  direction: 'along' | 'down';
}

/** The way of an order: what is done, where it is now, what will come. */
export function OrderWay({ ticket, direction }: OrderWayProps) {
  return <Steps label="The way of this order" steps={wayOf(ticket)} direction={direction} />;
}

const AHEAD = [
  'It reaches us',
  `One of us acknowledges it within ${AUTHORITY_RESPONSE_HOURS} hours`,
  'We forward it to your legal contact',
  'You read it and answer us',
  'We reply to the authority',
];

/** The way that an order takes, while there is none: to read, not a state of something. */
export function WayAhead() {
  return (
    <ol className={styles.ahead} aria-label="The way of an order">
      {AHEAD.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
