import { useState } from 'react';
import { Button } from 'antd';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { AUTHORITIES_PATH } from '../authorities/authorities-path.ts';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { EVERY_MS, useNow } from '../ticket-clock/useNow.ts';
import { inGroups } from '../mail-links/fingerprint.ts';
import { keyEnd, keyEndText } from '../mail-links/key-end.ts';
import { SaveKeyDialog } from './SaveKeyDialog.tsx';
import styles from './mail.module.css';

interface SenderKeyProps {
  mail: InboundMailDetailView;
  reload: () => void;
}

/** The key that a mail is signed with, to be compared and kept. */
export function SenderKey({ mail, reload }: SenderKeyProps) {
  const { role } = useStaffMember();
  const { fingerprint, validUntil } = mail.signedBy ?? {};
  const end = keyEnd(validUntil, useNow(fingerprint !== undefined, EVERY_MS));
  if (!fingerprint) return null;
  return (
    <>
      <p>
        Fingerprint: <span className={styles.fingerprint}>{inGroups(fingerprint)}</span>
      </p>
      {validUntil && <p>{keyEndText(validUntil, end)}.</p>}
      {mayWork(role) && end !== 'past' && maySave(mail) && <SaveKey {...{ mail, reload, fingerprint }} />}
    </>
  );
}

/** A key proves a sender only by a signature of its own, on the whole mail. */
const maySave = ({ signedBy, isKeySaved }: InboundMailDetailView): boolean =>
  !isKeySaved && signedBy?.state === 'valid' && signedBy.matchesFrom && signedBy.coversAll;

function SaveKey({ mail: { id, authority }, reload, fingerprint }: SenderKeyProps & { fingerprint: string }) {
  const [isAsked, setAsked] = useState(false);
  if (!authority)
    return (
      <p>
        Its key can be kept once an admin has put the authority into{' '}
        <Link to={AUTHORITIES_PATH}>the directory</Link>.
      </p>
    );
  const dialog = { authority, fingerprint, mailId: id, onChanged: reload, onClose: () => setAsked(false) };
  return (
    <div>
      <Button onClick={() => setAsked(true)}>Keep this key</Button>
      {isAsked && <SaveKeyDialog {...dialog} />}
    </div>
  );
}
