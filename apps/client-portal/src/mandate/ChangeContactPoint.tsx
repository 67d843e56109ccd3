import { useState } from 'react';
import { buttonStyle, Problem } from '@rep13/ui';
import { useSetContactPoint } from './useSetContactPoint.ts';
import styles from './mandate.module.css';

interface ChangeContactPointProps {
  signupId: number;
  isDesignated: boolean;
  onChanged: () => void;
}

/** What the change means stands above the button that makes it. */
export function ChangeContactPoint({ signupId, isDesignated, onChanged }: ChangeContactPointProps) {
  const [isOpen, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onChanged();
  };
  const { setContactPoint, isSending, problem } = useSetContactPoint(signupId, done);
  const { begin, meaning, button, busyButton } = isDesignated ? WITHDRAWAL : DESIGNATION;
  if (!isOpen)
    return (
      <p className={styles.action}>
        <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen(true)}>
          {begin}
        </button>
      </p>
    );
  return (
    <>
      <p className={styles.meaning}>{meaning}</p>
      <Problem text={problem} />
      <p className={styles.ways}>
        <button
          type="button"
          className={buttonStyle('primary')}
          disabled={isSending}
          aria-busy={isSending}
          onClick={() => void setContactPoint(!isDesignated)}
        >
          {isSending ? busyButton : button}
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={() => setOpen(false)}>
          Leave it as it is
        </button>
      </p>
    </>
  );
}

const DESIGNATION = {
  begin: 'Designate us as point of contact',
  meaning:
    'Orders under Articles 9 and 10 DSA are then sent to us. The register and your badge say so at once, and you get a new certificate. Name no other point of contact for authorities on your website.',
  button: 'Designate now',
  busyButton: 'Designating…',
} as const;

const WITHDRAWAL = {
  begin: 'Withdraw the designation',
  meaning:
    'Article 11 DSA still obliges you to have a point of contact: publish one of your own first. Orders under Articles 9 and 10 DSA are then sent there, and we do not see them. We stay your legal representative, and you get a new certificate.',
  button: 'Withdraw now',
  busyButton: 'Withdrawing…',
} as const;
