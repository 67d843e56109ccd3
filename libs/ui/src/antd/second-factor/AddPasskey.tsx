import { Button } from 'antd';
import type { SecondFactorAddedView } from '@rep13/contracts-gateway';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Form } from '../../form/Form.tsx';
import { Problem } from '../../form/Problem.tsx';
import { requiredText } from '../../form/rules.ts';
import { TextField } from '../../form/TextField.tsx';
import { useForm } from '../../form/useForm.ts';
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
  const form = useForm({ name: 'passkey', initial: { name: '' }, rules: RULES });
  return (
    <Form form={form} onSend={add}>
      <TextField
        name="name"
        label="Name of the passkey"
        hint="Where it is, such as “Laptop” or “Key on my ring”."
        maxLength={LIMITS.passkeyNameMax}
        autoComplete="off"
        autoFocus
      />
      <Problem text={change.problem} />
      <div className={classes.buttons}>
        <Button type="primary" htmlType="submit" disabled={change.isBusy}>
          {change.isBusy ? 'Waiting for your browser...' : 'Add it'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}

const RULES = { name: requiredText(MESSAGES.passkeyName) };
