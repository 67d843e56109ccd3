import { Button } from 'antd';
import type { AuthorityView, SenderKeyView } from '@rep13/contracts-sla';
import { inGroups } from '../mail-links/fingerprint.ts';
import { keyHistory } from '../mail-links/key-history.ts';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { EVERY_MS, useNow } from '../ticket-clock/useNow.ts';
import styles from './authorities.module.css';
import { KeyEnd } from './KeyEnd.tsx';

interface AuthorityKeysProps {
  authority: AuthorityView;
  /** Absent for who may only read. */
  onEnd?: ((key: SenderKeyView) => void) | undefined;
}

/** The keys that an authority's officers sign mails with. */
export function AuthorityKeys({ authority: { keys = [] }, onEnd }: AuthorityKeysProps) {
  const nameOf = useStaffNames();
  const now = useNow(keys.length > 0, EVERY_MS);
  if (keys.length === 0) return 'None';
  return (
    <ul className={styles.keys}>
      {keys.map((key) => (
        <li key={key.id}>
          <bdi>{key.address}</bdi>
          <div className={styles.fingerprint}>{inGroups(key.fingerprint)}</div>
          <div>{`${key.kind === 'pgp' ? 'PGP' : 'S/MIME'}, ${keyHistory(key, nameOf)}. ${key.note}`}</div>
          <KeyEnd saved={key} now={now} />
          {onEnd && key.endedAt === null && (
            <Button size="small" aria-label={`End the key of ${key.address}`} onClick={() => onEnd(key)}>
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
