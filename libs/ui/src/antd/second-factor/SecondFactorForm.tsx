import { Button, Form, Input } from 'antd';
import type { SecondFactorMethod } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { AppForm } from '../form/AppForm.tsx';
import { Problem } from '../form/Problem.tsx';
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
  return (
    <AppForm name="second-factor" onFinish={({ code }: { code: string }) => void run(() => onCode(code))}>
      {methods.includes('passkey') && (
        <Form.Item>
          <Button block disabled={isBusy} onClick={() => void run(onPasskey)}>
            Use a passkey
          </Button>
        </Form.Item>
      )}
      {methods.some((method) => method !== 'passkey') && (
        <>
          <CodeField hasApp={methods.includes('app')} />
          <Button type="primary" htmlType="submit" block disabled={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign In'}
          </Button>
        </>
      )}
      <Problem words={problem} />
      <div className={classes.back}>
        <Button type="link" onClick={onBack}>
          Back to the password
        </Button>
      </div>
    </AppForm>
  );
}

function CodeField({ hasApp }: { hasApp: boolean }) {
  const recovery = 'Without your device: one of your recovery codes.';
  return (
    <Form.Item
      name="code"
      label="Code"
      extra={hasApp ? `The six digits that your authenticator app shows. ${recovery}` : recovery}
      rules={[{ required: true, whitespace: true, message: MESSAGES.secondFactorCode }]}
    >
      <Input
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LIMITS.secondFactorCodeMax}
        autoFocus
      />
    </Form.Item>
  );
}
