import { register as registerAgain } from '@rep13/contracts-api-client/registration';
import { OFFERED_FEE } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Form, FormEnd, formatPrice, useForm } from '@rep13/ui';
import { CONSENT_RULES, ConsentFields, NOTHING_TICKED, type ConsentValues } from '@rep13/ui/consents';
import { useIsAlive } from '@rep13/web-kit';
import { useNavigate } from '@rep13/web-kit/router';
import { useState } from 'react';
import { beginSession } from '../session/useClientUser.ts';
import { useBillingStep } from './useBillingStep.ts';
import styles from './billing.module.css';

/** An agreement that has ended does not go on: who comes back signs another one, for another mandate. */
export function RegisterAgain() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RegisterAgainForm onClose={() => setOpen(false)} />;
  return (
    <div>
      <p>
        Do you need a representative again? You pay for a new year and sign a new agreement; nothing has to be
        typed again. What belongs to this mandate stays here.
      </p>
      <button type="button" className={buttonStyle('primary')} onClick={() => setOpen(true)}>
        Register again
      </button>
    </div>
  );
}

function RegisterAgainForm({ onClose }: { onClose: () => void }) {
  const form = useForm<ConsentValues>({
    name: 'register-again',
    initial: NOTHING_TICKED,
    rules: CONSENT_RULES,
  });
  const navigate = useNavigate();
  const { take, isTaking, problem } = useBillingStep(callOf(registerAgain));
  const register = async (ticked: ConsentValues) => {
    const signup = await take(ticked);
    if (!signup) return;
    // Another account may be signed in by now: nothing of the former one stays in memory.
    await beginSession();
    await navigate(`/payment?signupId=${signup.id}`);
  };
  return (
    <Form form={form} onSend={register} isReady={useIsAlive()}>
      <ul className={styles.means}>
        <li>We take over what your company page says. You can change it later.</li>
        <li>
          The new registration has a Client ID of its own, which we mail to your legal contact. Without a
          second factor your password stays the same; with one you set the new account up after signing.
        </li>
        <li>
          A year costs {formatPrice(OFFERED_FEE.amountCents)}. Nothing is charged before you have confirmed it
          on the next page.
        </li>
        <li>With this Client ID you still get to the old mandate, its orders and its invoices.</li>
      </ul>
      <ConsentFields />
      <FormEnd button="Register again" busyButton="Registering…" isSending={isTaking} problem={problem} />
      <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
        Not now
      </button>
    </Form>
  );
}

/** For who has done it: the newer registration has an account of its own. */
export const RegisteredAgain = () => (
  <p>
    You have registered again: sign in with the Client ID of that registration. What belongs to this one stays
    here.
  </p>
);
