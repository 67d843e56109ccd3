import { AUTHORITY_TYPES } from '@rep13/contracts-authority-requests/constants';
import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { SelectField, TextField } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import { StepForm } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

const STATES = [...EU_MEMBER_STATES, 'European Union'] as const;

/** Who issues the order, and where we answer. */
export function SenderStep({ filing }: { filing: OrderFiling }) {
  const { form, names } = useTexts();
  const { sender } = form;
  const states = STATES.map((state) => [state, names.state(state)] as const);
  return (
    <StepForm filing={filing} form={filing.forms.sender}>
      <TextField name="authorityName" label={sender.authorityName} autoComplete="organization" />
      <SelectField
        name="memberState"
        label={sender.memberState}
        hint={sender.memberStateHint}
        options={[['', ''], ...states]}
        isOptional
      />
      <Officer />
      <TextField
        name="email"
        label={sender.email}
        hint={sender.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className={classes.pair}>
        <TextField name="phone" label={sender.phone} type="tel" autoComplete="tel" isOptional />
        <TextField name="ownReference" label={sender.ownReference} autoComplete="off" isOptional />
      </div>
      <TextField
        name="fileNumber"
        label={sender.fileNumber}
        hint={sender.fileNumberHint}
        autoComplete="off"
        isOptional
      />
    </StepForm>
  );
}

/** Of which kind the authority is, and who writes for it. */
function Officer() {
  const { form, names } = useTexts();
  const { sender } = form;
  const types = AUTHORITY_TYPES.map((type) => [type, names.authorityTypes[type]] as const);
  return (
    <>
      <SelectField
        name="authorityType"
        label={sender.authorityType}
        options={[['', ''], ...types]}
        isOptional
      />
      <div className={classes.pair}>
        <TextField name="officerName" label={sender.officerName} autoComplete="name" isOptional />
        <TextField
          name="officerGrade"
          label={sender.officerGrade}
          autoComplete="organization-title"
          isOptional
        />
      </div>
    </>
  );
}
