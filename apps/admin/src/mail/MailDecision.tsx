import type { MailDecisionView } from '@rep13/contracts-sla';
import type { MailState } from '@rep13/contracts-sla/constants';
import { formatDateTime, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Facts } from '../frame/Facts.tsx';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { IGNORED_AS, MAIL_ANSWER, MAIL_STATE, ruleLabel } from './mail-labels.ts';
import styles from './mail.module.css';

/** What was decided about a mail, by whom. */
export function MailDecision({ decision, state }: { decision: MailDecisionView; state: MailState }) {
  const nameOf = useStaffNames();
  const { by, at, ignoredAs, answer, rule, tickets } = decision;
  return (
    <Section title="Outcome" heading="above">
      <div className={styles.parts}>
        <p>{MAIL_STATE[state]}.</p>
        <Facts
          facts={[
            ...(tickets.length > 0 ? [['Order', <Orders key="orders" tickets={tickets} />] as const] : []),
            ...(ignoredAs ? [['As', IGNORED_AS[ignoredAs]] as const] : []),
            ...(answer ? [['With', MAIL_ANSWER[answer]] as const] : []),
            ...(rule ? [['Because', ruleLabel(rule)] as const] : []),
            ['By', by === 'system' ? 'A rule' : nameOf(by)],
            ['When', formatDateTime(at)],
          ]}
        />
      </div>
    </Section>
  );
}

const Orders = ({ tickets }: Pick<MailDecisionView, 'tickets'>) =>
  tickets.map(({ ticketId, ticketNumber }) => (
    <div key={ticketId}>
      <Link to={ticketPath(ticketId)}>{ticketNumber}</Link>
    </div>
  ));
