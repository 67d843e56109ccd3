import { useRef } from 'react';
import type { AdPage } from '@rep13/content';
import { MESSAGES } from '@rep13/contracts-constants';
import { buttonStyle, describedBy, FieldError, useEarlyTyping } from '@rep13/ui';
import { useLeaveEmail } from './useLeaveEmail.ts';
import styles from './ads.module.css';

const FIELD = 'ad-email';

interface AdFormProps {
  page: AdPage;
  /** The visitor has left an address. */
  onCapture?: () => void;
}

/** Takes an address along to the registration. Who is quicker than the page's program types and sends it all the same. */
export function AdForm({ page, onCapture }: AdFormProps) {
  const { field, leave, isInvalid, isLeaving } = useLeaveEmail(onCapture);
  const error = isInvalid ? MESSAGES.email : undefined;
  const form = useRef<HTMLFormElement>(null);
  const early = useEarlyTyping(true, form);
  return (
    <form {...early} ref={form} method="post" className={styles.form} noValidate onSubmit={leave}>
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
        <button
          type="submit"
          className={buttonStyle('primary', 'large')}
          disabled={isLeaving}
          data-busy={page.pending}
        >
          {isLeaving ? page.pending : page.submit}
        </button>
        <div className={styles.error}>
          <FieldError of={FIELD} error={error} />
        </div>
      </div>
    </form>
  );
}
