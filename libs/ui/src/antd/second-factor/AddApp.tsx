import { Button, QRCode } from 'antd';
import type { AppKeyView, SecondFactorAddedView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Form } from '../../form/Form.tsx';
import { Problem } from '../../form/Problem.tsx';
import { requiredText } from '../../form/rules.ts';
import { TextField } from '../../form/TextField.tsx';
import { useForm } from '../../form/useForm.ts';
import type { FactorCalls, FactorChange } from './useFactorChange.ts';
import classes from './second-factor.module.css';

interface AddAppProps {
  offer: AppKeyView;
  calls: FactorCalls;
  change: FactorChange;
  onAdded: (added: SecondFactorAddedView) => void;
  onClose: () => void;
}

/** Hands a key to an authenticator app, by picture or by typing, and has a code shown before it counts. */
export function AddApp({ offer, calls, change, onAdded, onClose }: AddAppProps) {
  const add = async ({ code }: { code: string }) => {
    const added = await change.run(() => calls.addApp(code));
    if (added) onAdded(added);
  };
  const form = useForm({ name: 'authenticator-app', initial: { code: '' }, rules: RULES });
  return (
    <Form form={form} onSend={add}>
      <Key offer={offer} />
      <TextField
        name="code"
        label="Code"
        hint="The 6-digit code from the app."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LIMITS.secondFactorCodeMax}
        autoFocus
      />
      <Problem text={change.problem} />
      <div className={classes.buttons}>
        <Button type="primary" htmlType="submit" disabled={change.isBusy}>
          Turn it on
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}

const RULES = { code: requiredText(MESSAGES.secondFactorCode) };

function Key({ offer: { uri, key } }: { offer: AppKeyView }) {
  return (
    <>
      <p>Scan this QR code with an authenticator app on your phone.</p>
      <div className={classes.picture} role="img" aria-label="QR code of the key below">
        <div aria-hidden>
          <QRCode type="svg" value={uri} size={168} bordered={false} color="#000" bgColor="#fff" />
        </div>
      </div>
      <p>
        If you can’t scan it, type this key into the app: <code className={classes.key}>{key}</code>
      </p>
    </>
  );
}
