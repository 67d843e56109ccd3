import { useState } from 'react';
import { Button } from 'antd';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { formatDate, Section, StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AUTHORITIES_PATH } from '../../authorities/authorities-path.ts';
import { Facts } from '../../frame/Facts.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { useMayChange } from '../work/ticket-work.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { SENDER_CHECK } from './sender-labels.ts';
import { CallBackDialog, SpamDialog } from './SenderDialogs.tsx';
import styles from './order.module.css';

/** Whether it is the authority that wrote. The number to ask by is the directory's, never the sender's own. */
export function Sender({ request }: { request: AuthorityRequestView }) {
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<'call-back' | 'spam' | null>(null);
  const phone = request.directoryEntry?.phone ?? null;
  const callBack = () => setAsked('call-back');
  const markSpam = () => setAsked('spam');
  const mayCallBack = mayChange && phone !== null;
  useShortcuts(
    [
      ...(mayCallBack ? [{ key: 'b', label: 'Say that the authority was called back', run: callBack }] : []),
      ...(mayChange ? [{ key: 'x', label: 'Mark it as spam', run: markSpam }] : []),
    ],
    'one record',
  );
  const close = () => setAsked(null);
  return (
    <Section title="Who sent it">
      <SenderFacts request={request} />
      {mayChange && (
        <div className={styles.buttons}>
          {mayCallBack && (
            <Button size="small" aria-keyshortcuts="b" onClick={callBack}>
              Called back <Key of="b" />
            </Button>
          )}
          <ChangeAddress />
          <Button size="small" danger aria-keyshortcuts="x" onClick={markSpam}>
            Mark as spam <Key of="x" />
          </Button>
        </div>
      )}
      {asked === 'call-back' && phone && <CallBackDialog phone={phone} onClose={close} />}
      {asked === 'spam' && <SpamDialog onClose={close} />}
    </Section>
  );
}

function SenderFacts({ request: { senderCheck, email, directoryEntry } }: { request: AuthorityRequestView }) {
  const [tone, label, more] = SENDER_CHECK[senderCheck];
  return (
    <>
      <Facts
        facts={[
          ['Check', <StatusBadge tone={tone}>{label}</StatusBadge>],
          ['Mail address', email ?? 'None given: no mail goes to this authority, and it has no link'],
          ['In the directory', directoryEntry ? `${directoryEntry.name}, ${directoryEntry.domain}` : 'No'],
          ['Number to call back', directoryEntry?.phone ?? 'None'],
          ...(directoryEntry
            ? [['Source', `${directoryEntry.source}, ${formatDate(directoryEntry.asOf)}`] as const]
            : []),
        ]}
      />
      <p className={styles.remark}>
        {email === null ? 'Nobody can confirm it from a mailbox.' : more}{' '}
        {!directoryEntry?.phone && (
          <span>
            Nobody is called back by a number that the sender gave. Find the authority’s own, and have an
            admin put it into <Link to={AUTHORITIES_PATH}>the directory</Link>.
          </span>
        )}
      </p>
    </>
  );
}
