import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { mailTo, Notice, Section } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { UnsentAnswer } from './UnsentAnswer.tsx';
import { orderResult } from './order-result.ts';
import styles from './page.module.css';

interface OrderResultProps {
  order: ClientTicketDetailView;
  signupId: number;
}

/** The outcome of a closed order, and how to go on all the same. */
export function OrderResult({ order, signupId }: OrderResultProps) {
  const { id, ticketNumber } = order;
  return (
    <div className={styles.need}>
      <Section title="Outcome">
        <Notice tone="good">
          <strong className={styles.clock}>This order is closed. No answer needed.</strong>{' '}
          {orderResult(order).join(' ')}
        </Notice>
        <UnsentAnswer of={{ signupId, ticketId: id }} />
        <p>
          Is there something left to say? Write to{' '}
          <a href={mailTo(LEGAL_ENTITY.supportEmail)}>{LEGAL_ENTITY.supportEmail}</a> and name {ticketNumber}.
        </p>
      </Section>
    </div>
  );
}
