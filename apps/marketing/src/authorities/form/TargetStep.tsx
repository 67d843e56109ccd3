import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { ORDER_KINDS } from '@rep13/contracts-authority-requests/constants';
import { buttonStyle, RadioField, TextField } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import { ForeignKinds } from './ForeignKinds.tsx';
import { StepForm } from './StepForm.tsx';
import { TargetFound } from './TargetFound.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import { useTargetLookUp, type TargetLookUp } from './useTargetLookUp.ts';
import classes from './order-form.module.css';

/** Whom it is about, looked up in the register if one likes, and which kind of order. */
export function TargetStep({ filing }: { filing: OrderFiling }) {
  const texts = useTexts().form.target;
  const kinds = ORDER_KINDS.map((kind) => [kind, texts.kinds[kind]] as const);
  const form = filing.forms.target;
  const { target } = form.values;
  const lookUp = useTargetLookUp();
  useTargetOfAddress(filing, lookUp);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isInField = event.target instanceof HTMLInputElement && event.target.name === 'target';
    if (event.key !== 'Enter' || !isInField || target.trim() === '') return;
    event.preventDefault();
    void lookUp.ask(target);
  };
  return (
    <StepForm filing={filing} form={form} onKeyDown={onKeyDown}>
      <TargetField filing={filing} lookUp={lookUp} />
      <RadioField name="kind" label={texts.kind} options={kinds} />
      {form.values.kind === 'general' && <ForeignKinds chosen={form.values.foreignKind} />}
    </StepForm>
  );
}

interface TargetFieldProps {
  filing: OrderFiling;
  lookUp: TargetLookUp;
}

/** The field, the button that asks the register about it, and the answer. */
function TargetField({ filing, lookUp }: TargetFieldProps) {
  const texts = useTexts().form.target;
  const form = filing.forms.target;
  const { target } = form.values;
  return (
    <div className={classes.lookUp}>
      <TextField name="target" label={texts.label} hint={texts.hint} autoComplete="off" spellCheck={false} />
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={lookUp.isLooking || target.trim() === ''}
        aria-busy={lookUp.isLooking}
        onClick={() => void lookUp.ask(target)}
      >
        {lookUp.isLooking ? texts.looking : texts.lookUp}
      </button>
      <TargetFound
        target={target}
        found={lookUp.found}
        onChoose={(hit) => {
          lookUp.choose(hit);
          form.set({ target: hit.registerNumber });
        }}
      />
    </div>
  );
}

/** Who comes from a page of the register finds its entry chosen; the address need not say it any longer. */
function useTargetOfAddress(filing: OrderFiling, lookUp: TargetLookUp): void {
  const fromRegister = useEffectEvent((number: string) => {
    filing.forms.target.set({ target: number });
    void lookUp.ask(number, true);
    filing.go('target', true);
  });
  useEffect(() => {
    if (filing.target) fromRegister(filing.target);
  }, [filing.target]);
}
