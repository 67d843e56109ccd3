import type { AdPage } from '@rep13/content';
import { MESSAGES } from '@rep13/contracts-constants';
import { buttonStyle, describedBy, FieldError } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { useLeaveEmail } from './useLeaveEmail.ts';
import { useTypedBefore } from './useTypedBefore.ts';
import styles from './ads.module.css';

const FIELD = 'ad-email';

interface AdFormProps {
  page: AdPage;
  /** The visitor has left an address. */
  onCapture?: () => void;
}

/**
 * Takes an address along to the registration. It can be typed at once; sent by the prerendered page it would land in
 * the page's address, so the button waits for the living one.
 */
export function AdForm({ page, onCapture }: AdFormProps) {
  const { field, leave, isInvalid, isLeaving } = useLeaveEmail(onCapture);
  const isAlive = useIsAlive();
  const error = isInvalid ? MESSAGES.email : undefined;
  useTypedBefore(field, FIELD);
  return (
    <form className={styles.form} noValidate onSubmit={leave}>
      <label htmlFor={FIELD}>{page.emailLabel}</label>
      <div className={styles.line}>
        <input
          ref={field}
          {...describedBy(FIELD, error)}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <button type="submit" className={buttonStyle('primary', 'large')} disabled={isLeaving || !isAlive}>
          {isLeaving ? page.pending : page.submit}
        </button>
        <div className={styles.error}>
          <FieldError of={FIELD} error={error} />
        </div>
      </div>
    </form>
  );
}
