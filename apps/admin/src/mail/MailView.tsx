import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { isolated, Notice, Page } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { LiveNote } from '../list/LiveNote.tsx';
import { READING, UNREADABLE } from './mail-labels.ts';
import { Columns } from '../frame/Columns.tsx';
import { MailActions } from './MailActions.tsx';
import { MailFacts } from './MailFacts.tsx';
import { MailText } from './MailText.tsx';
import styles from './mail.module.css';
import { TimeLeft } from './mail-columns.tsx';

interface MailViewProps {
  mail: InboundMailDetailView;
  answer: LiveResponse<InboundMailDetailView>;
}

/** What a mail says, what is known about who sent it, and what may be done with it. */
export function MailView({ mail, answer }: MailViewProps) {
  const { reading, readingReason } = mail;
  return (
    <div className={styles.mail}>
      <Page title={isolated(mail.subject ?? 'No subject')} lead={<Lead mail={mail} />}>
        <MailActions
          mail={mail}
          show={(changed) => void answer.mutate(changed)}
          reload={() => void answer.mutate()}
        />
        {reading && reading !== 'whole' && (
          <Notice tone="waiting">
            <span>{READING[reading]}</span> {readingReason && <span>{UNREADABLE[readingReason]}</span>}
          </Notice>
        )}
        <Columns wide="first">
          <div>
            <MailText mail={mail} />
          </div>
          <div>
            <MailFacts mail={mail} reload={() => void answer.mutate()} />
          </div>
        </Columns>
        <LiveNote answer={answer} />
      </Page>
    </div>
  );
}

function Lead({ mail }: { mail: InboundMailDetailView }) {
  const { fromAddress, fromName } = mail;
  return (
    <span className={styles.lead}>
      <span>
        <span>{fromAddress ? isolated(fromAddress) : 'No sender that can be read'}</span>
        {fromName && <span>{`, named “${isolated(fromName)}” in the mail`}</span>}
      </span>{' '}
      <TimeLeft mail={mail} />
    </span>
  );
}
