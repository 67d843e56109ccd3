import { ORDER_FORM } from '@rep13/content';
import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { SelectField, TextField } from '@rep13/ui';
import { StepForm } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

const { sender: TEXTS } = ORDER_FORM;
const STATES = ['', ...EU_MEMBER_STATES, 'European Union'].map((name) => [name, name] as const);

/** Who issues the order, and where we answer. */
export function SenderStep({ filing }: { filing: OrderFiling }) {
  return (
    <StepForm filing={filing} form={filing.forms.sender}>
      <TextField name="authorityName" label={TEXTS.authorityName} autoComplete="organization" />
      <SelectField
        name="memberState"
        label={TEXTS.memberState}
        hint={TEXTS.memberStateHint}
        options={STATES}
        isOptional
      />
      <TextField name="officerName" label={TEXTS.officerName} autoComplete="name" isOptional />
      <TextField
        name="email"
        label={TEXTS.email}
        hint={TEXTS.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className={classes.pair}>
        <TextField name="phone" label={TEXTS.phone} type="tel" autoComplete="tel" isOptional />
        <TextField name="ownReference" label={TEXTS.ownReference} autoComplete="off" isOptional />
      </div>
    </StepForm>
  );
}
