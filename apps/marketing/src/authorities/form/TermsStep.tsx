import { Fragment } from 'react';
import type { OrderKind } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { CheckboxField, TextField } from '@rep13/ui';
import { deadlineProblem } from '@rep13/ui/orders';
import { serverNow } from '@rep13/web-kit/clock';
import { useTexts } from '../../language/useLanguage.ts';
import { needsTranslation } from './declared-languages.ts';
import { ElementField } from './ElementField.tsx';
import { Challenge, UserNotice } from './ParticularFields.tsx';
import { isOrder, shownFor } from './order-values.ts';
import { StepForm } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

/** What holds around the order: redress, effect, language, time, and who may know. */
export function TermsStep({ filing }: { filing: OrderFiling }) {
  const { deadline, doNotInform } = useTexts().form;
  const { kind } = filing.forms.target.values;
  const { deadlineAt, deadlineIsPast, language } = filing.forms.terms.values;
  return (
    <StepForm filing={filing} form={filing.forms.terms}>
      {shownFor(kind).terms.map((name) => (
        <Fragment key={name}>
          <ElementField name={name} kind={kind} />
          {name === 'redress' && isOrder(kind) && <Challenge />}
        </Fragment>
      ))}
      <Translation kind={kind} language={language} />
      <TextField
        name="deadlineAt"
        type="datetime-local"
        label={deadline.label}
        hint={deadline.hint}
        isOptional
      />
      {(deadlineIsPast || deadlineProblem(deadlineAt, false, serverNow()) === MESSAGES.deadlinePast) && (
        <CheckboxField name="deadlineIsPast" isOptional>
          {deadline.isPast}
        </CheckboxField>
      )}
      <div>
        <CheckboxField name="doNotInform" isOptional>
          {doNotInform.label}
        </CheckboxField>
        <p className={classes.means}>{doNotInform.means}</p>
      </div>
      {isOrder(kind) && <UserNotice values={filing.forms.terms.values} />}
    </StepForm>
  );
}

/** What the translation covers that an order in another language needs. */
function Translation({ kind, language }: { kind: OrderKind | ''; language: string }) {
  const { translation } = useTexts().form;
  if (!needsTranslation(kind, language)) return null;
  return (
    <div>
      <CheckboxField name="translationEnclosed" isOptional>
        {translation.label}
      </CheckboxField>
      <p className={classes.means}>{translation.covers[kind]}</p>
    </div>
  );
}
