import { mayWithholdReasons } from '@rep13/contracts-authority-requests/constants';
import { CheckboxField, TextField } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import { ElementField } from './ElementField.tsx';
import { shownFor } from './order-values.ts';
import { StepForm } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';

/** What the order says: the fields of its kind. */
export function ContentStep({ filing }: { filing: OrderFiling }) {
  const { issuedAt, reasonsWithheld } = useTexts().form;
  const { kind } = filing.forms.target.values;
  return (
    <StepForm filing={filing} form={filing.forms.order}>
      <TextField
        name="issuedAt"
        type="datetime-local"
        label={issuedAt.label}
        hint={issuedAt.hint}
        isOptional
      />
      {shownFor(kind).order.map((name) => (
        <ElementField key={name} name={name} kind={kind} />
      ))}
      {mayWithholdReasons(kind) && (
        <CheckboxField name="reasonsWithheld" isOptional>
          {reasonsWithheld}
        </CheckboxField>
      )}
    </StepForm>
  );
}
