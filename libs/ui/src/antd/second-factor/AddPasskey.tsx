import { Button, Form, Input } from 'antd';
import type { SecondFactorAddedView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { AppForm } from '../form/AppForm.tsx';
import { Problem } from '../form/Problem.tsx';
import type { FactorCalls, FactorChange } from './useFactorChange.ts';
import classes from './second-factor.module.css';

interface AddPasskeyProps {
  calls: FactorCalls;
  change: FactorChange;
  onAdded: (added: SecondFactorAddedView) => void;
  onClose: () => void;
}

/** A name first, so that several can be told apart; the rest is between browser and person. */
export function AddPasskey({ calls, change, onAdded, onClose }: AddPasskeyProps) {
  const add = async ({ name }: { name: string }) => {
    const added = await change.run(() => calls.addPasskey(name));
    if (added) onAdded(added);
  };
  return (
    <AppForm name="passkey" onFinish={add}>
      <Form.Item
        name="name"
        label="Name of the passkey"
        extra="Where it is, such as “Laptop” or “Key on my ring”."
        rules={[{ required: true, whitespace: true, message: MESSAGES.passkeyName }]}
      >
        <Input maxLength={LIMITS.passkeyNameMax} autoComplete="off" autoFocus />
      </Form.Item>
      <Problem words={change.problem} />
      <div className={classes.buttons}>
        <Button type="primary" htmlType="submit" disabled={change.isBusy}>
          {change.isBusy ? 'Waiting for your browser...' : 'Add it'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </AppForm>
  );
}
