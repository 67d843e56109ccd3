import { raw } from '@rep13/contracts-api-admin/mails';
import type { Moment } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { formatDateTime, formatSize, isolated, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Facts } from '../frame/Facts.tsx';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { AUTOMATIC, WHY } from './mail-labels.ts';
import { WARNING } from './mail-warnings.ts';
import styles from './mail.module.css';
import { MailDecision } from './MailDecision.tsx';
import { RawMail } from './RawMail.tsx';
import { SenderKey } from './SenderKey.tsx';
import { senderLines } from './sender-lines.ts';

interface MailFactsProps {
  mail: InboundMailDetailView;
  reload: () => void;
}

/** What is known about a mail: its sender, what to be careful about, its times, the orders that it may belong to. */
export function MailFacts({ mail, reload }: MailFactsProps) {
  const { warnings } = mail;
  return (
    <>
      <Sender mail={mail} reload={reload} />
      {warnings.length > 0 && (
        <Section title="What to be careful about" heading="above">
          <ul className={styles.parts}>
            {warnings.map((warning) => (
              <li key={warning}>{WARNING[warning] ?? warning}</li>
            ))}
          </ul>
        </Section>
      )}
      {mail.decision && <MailDecision decision={mail.decision} state={mail.state} />}
      <Suggestions mail={mail} />
      <Section title="When" heading="above">
        <Facts facts={timesOf(mail)} />
      </Section>
      <Section title="As it came" heading="above">
        <RawMail
          path={addressOf(raw, { params: { id: mail.id } })}
          size={formatSize(mail.size)}
          name={`mail-${mail.id}.eml`}
        />
        <Facts
          facts={[
            ['Subject', mail.subject && isolated(mail.subject)],
            ['SHA-256', mail.sha256],
          ]}
        />
      </Section>
    </>
  );
}

function Sender({ mail, reload }: MailFactsProps) {
  const nameOf = useStaffNames();
  const { automatic } = mail;
  return (
    <Section title="Who sent it" heading="above">
      <div className={styles.parts}>
        {senderLines(mail, nameOf).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <SenderKey mail={mail} reload={reload} />
        {automatic && <p>{AUTOMATIC[automatic]}: no person wrote it.</p>}
        {mail.replyTo.length > 0 && <p>Wants answers at: {mail.replyTo.join(', ')}</p>}
        <p>Whatever proves the sender: call back before any information is given out.</p>
      </div>
    </Section>
  );
}

const timeOf = (moment: Moment | null) => (moment === null ? 'Not known' : formatDateTime(moment));

const timesOf = ({ receivedAt, writtenAt, internalAt, traceAt, seenAt }: InboundMailDetailView) =>
  [
    ['Its 24 hours count from', timeOf(receivedAt)],
    ['Written, as its sender says', timeOf(writtenAt)],
    ['In the mailbox, as that says', timeOf(internalAt)],
    ['Stamped by our own server', timeOf(traceAt)],
    ['First seen by us', timeOf(seenAt)],
  ] as const;

function Suggestions({ mail: { suggestions } }: { mail: InboundMailDetailView }) {
  if (suggestions.length === 0) return null;
  return (
    <Section title="It may belong to" heading="above">
      <ul className={styles.parts}>
        {suggestions.map(({ ticketId, ticketNumber, reference, why }) => (
          <li key={ticketId}>
            <Link to={ticketPath(ticketId)}>{ticketNumber}</Link>, {reference}: {WHY[why]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
