import { ORDER_FORM } from '@rep13/content';
import { AUTHORITY_TYPE_NAMES, AUTHORITY_TYPES } from '@rep13/contracts-authority-requests/constants';
import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { SelectField, TextField } from '@rep13/ui';
import { StepForm } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

const { sender: TEXTS } = ORDER_FORM;
const TYPES = [
  ['', ''] as const,
  ...AUTHORITY_TYPES.map((type) => [type, AUTHORITY_TYPE_NAMES[type]] as const),
];
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
      <Officer />
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
      <TextField
        name="fileNumber"
        label={TEXTS.fileNumber}
        hint={TEXTS.fileNumberHint}
        autoComplete="off"
        isOptional
      />
    </StepForm>
  );
}

/** Of which kind the authority is, and who writes for it. */
function Officer() {
  return (
    <>
      <SelectField name="authorityType" label={TEXTS.authorityType} options={TYPES} isOptional />
      <div className={classes.pair}>
        <TextField name="officerName" label={TEXTS.officerName} autoComplete="name" isOptional />
        <TextField
          name="officerGrade"
          label={TEXTS.officerGrade}
          autoComplete="organization-title"
          isOptional
        />
      </div>
    </>
  );
}
