import { Button } from 'antd';
import type { SecondFactorMethod } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Form } from '../../form/Form.tsx';
import { FormEnd } from '../../form/FormEnd.tsx';
import { Problem } from '../../form/Problem.tsx';
import { requiredText } from '../../form/rules.ts';
import { TextField } from '../../form/TextField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useFactorChange } from './useFactorChange.ts';
import classes from './second-factor.module.css';

export interface SecondFactorFormProps {
  methods: readonly SecondFactorMethod[];
  /** Each goes on by itself once it is taken. */
  onCode: (code: string) => Promise<void>;
  onPasskey: () => Promise<void>;
  /** Why it was not taken. */
  errorMessage: (error: unknown) => string;
  /** Back to the password. */
  onBack: () => void;
}

/** After the password: a code of the app, a recovery code or a passkey. */
export function SecondFactorForm({
  methods,
  onCode,
  onPasskey,
  errorMessage,
  onBack,
}: SecondFactorFormProps) {
  const { isBusy, problem, run } = useFactorChange(errorMessage);
  const form = useForm({ name: 'second-factor', initial: { code: '' }, rules: RULES });
  const hasCodes = methods.some((method) => method !== 'passkey');
  return (
    <Form form={form} onSend={({ code }) => run(() => onCode(code))}>
      {methods.includes('passkey') && (
        <Button block disabled={isBusy} onClick={() => void run(onPasskey)}>
          Use a passkey
        </Button>
      )}
      {hasCodes ? (
        <>
          <CodeField hasApp={methods.includes('app')} />
          <FormEnd button="Sign In" busyButton="Signing in..." isSending={isBusy} problem={problem} />
        </>
      ) : (
        <Problem text={problem} />
      )}
      <div className={classes.back}>
        <Button type="link" onClick={onBack}>
          Back to the password
        </Button>
      </div>
    </Form>
  );
}

const RULES = { code: requiredText(MESSAGES.secondFactorCode) };

function CodeField({ hasApp }: { hasApp: boolean }) {
  const recovery = 'Without your device: one of your recovery codes.';
  return (
    <TextField
      name="code"
      label="Code"
      hint={hasApp ? `The six digits that your authenticator app shows. ${recovery}` : recovery}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LIMITS.secondFactorCodeMax}
      autoFocus
    />
  );
}
