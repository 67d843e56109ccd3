import { get } from '@rep13/contracts-api-admin/mailbox';
import { SECOND_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import type { MailboxView } from '@rep13/contracts-sla';
import { formatDateTime, formatDuration, Notice } from '@rep13/ui';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { EVERY_MS, useNow } from '../ticket-clock/useNow.ts';
import styles from './mail.module.css';

/** Whether the mailbox is read, and what of it was not. */
export function MailboxLine() {
  const { data, error } = useAdminApi(addressOf(get), REFRESH_MS);
  const now = useNow(data !== undefined, EVERY_MS);
  if (!data) return error ? <Notice tone="waiting">Nobody knows whether the mailbox is read.</Notice> : null;
  const { address, state } = data;
  if (state === 'none') {
    return (
      <div className={styles.mailbox}>
        <Notice tone="bad">
          No mailbox is read: what is written to {address} is not seen here. Set <code>MAIL_IN_URL</code> of
          the service <code>sla</code>, such as <code>imaps://user:password@host/INBOX</code>; the page
          “Orders by e-mail” of the documentation says how.
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.mailbox}>
      <ProbeNotice mailbox={data} />
      {state === 'lost' ? (
        <Notice tone="bad">
          The mailbox of {address} does not answer. Orders may lie there unseen: look into it by hand.{' '}
          {lineOf(data, now)}
        </Notice>
      ) : (
        <p>
          {address}: {[state, lineOf(data, now)].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}

/** The test that we mail to ourselves each day is the only one of the way from outside. */
function ProbeNotice({ mailbox: { address, probe } }: { mailbox: MailboxView }) {
  if (probe?.state === 'missed')
    return (
      <Notice tone="bad">
        The test that we mailed to {address} on {formatDateTime(probe.sentAt)} has not arrived: orders may not
        reach us either. Send a mail to it from elsewhere, and look into the mailbox by hand.
      </Notice>
    );
  if (probe?.state === 'junk')
    return (
      <Notice tone="waiting">
        {`The test that we mailed to ${address} on ${formatDateTime(probe.sentAt)} lay in the folder “${probe.folder ?? ''}”: mails to this address are taken for spam.`}
      </Notice>
    );
  return null;
}

/** A mailbox that others deliver to is asked nothing, so it answers nothing. */
function lineOf(mailbox: MailboxView, now: number): string {
  const { state, lastAnswerAt, olderLeftAlone, gone, probe } = mailbox;
  const count = (number: number) => number.toLocaleString('en-GB');
  return [
    ...(lastAnswerAt ? [`last answer ${ago(lastAnswerAt, now)}`] : []),
    ...(!lastAnswerAt && state !== 'connected' ? ['no answer yet'] : []),
    ...(probe?.state === 'found' ? [`the daily test arrived in ${probe.folder}`] : []),
    ...(olderLeftAlone > 0 ? [`${count(olderLeftAlone)} older mails left alone`] : []),
    ...(gone > 0 ? [`${count(gone)} gone before ${gone === 1 ? 'it was' : 'they were'} read`] : []),
  ].join(' · ');
}

function ago(moment: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(moment));
  return passed < 60 * SECOND_MS
    ? `${Math.round(passed / SECOND_MS)} s ago`
    : `${formatDuration(passed)} ago`;
}
