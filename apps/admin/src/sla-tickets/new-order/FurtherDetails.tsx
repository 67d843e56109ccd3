import { useState } from 'react';
import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import { EU_LANGUAGES, LIMITS } from '@rep13/contracts-constants';
import { CheckboxField, SelectField, TextAreaField, TextField, type FormHandle } from '@rep13/ui';
import { CHANNEL_CHOICES } from '../../order-labels/order-labels.ts';
import type { TicketValues } from '../../ticket-draft/ticket-draft.ts';
import { isList } from './order-body.ts';
import { ELEMENT, ELEMENT_NAMES } from '../../filed-order/element-labels.ts';
import { elementsFor } from './elements-for.ts';
import styles from './new-order.module.css';

const FOLDED = ['channel', 'email', 'phone', 'officerName', 'ownReference', ...ELEMENT_NAMES] as const;
const CHANNELS = [['', 'Not said'] as const, ...CHANNEL_CHOICES];
const LANGUAGES = [['', 'Not stated'] as const, ...EU_LANGUAGES.map((name) => [name, name] as const)];

interface WhatElseProps {
  form: FormHandle<TicketValues>;
}

/** All that the form for authorities asks for too. It unfolds for what stands or is wrong in it. */
export function FurtherDetails({ form: { values, errors } }: WhatElseProps) {
  const [isUnfolded, setUnfolded] = useState(() => FOLDED.some((name) => values[name]));
  const isWrong = FOLDED.some((name) => errors[name]);
  return (
    <details
      className={styles.folded}
      open={isUnfolded || isWrong}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>How it came, who sent it, and what the articles ask for</summary>
      <SelectField name="channel" label="How it came" isOptional options={CHANNELS} />
      <TextField
        name="email"
        label="Mail address of the authority"
        isOptional
        hint="Receipt and private link go there. Without it the authority gets no mail; you read the receipt out or print it."
        type="email"
        maxLength={LIMITS.emailMax}
      />
      <TextField name="officerName" label="Officer" isOptional maxLength={LIMITS.nameMax} />
      <TextField name="phone" label="Telephone" isOptional maxLength={AUTHORITY_LIMITS.phoneMax} />
      <TextField
        name="ownReference"
        label="The authority’s own reference"
        isOptional
        maxLength={LIMITS.designationReferenceMax}
      />
      <Elements kind={values.orderKind} />
      <CheckboxField name="translationEnclosed" isOptional>
        A translation of points (a) and (b) came with it
      </CheckboxField>
    </details>
  );
}

function Elements({ kind }: { kind: TicketValues['orderKind'] }) {
  return elementsFor(kind).map(({ name, article, whereApplicable }) => {
    const more = article && `, Article ${article}${whereApplicable ? ', where applicable' : ''}`;
    const field = { name, label: `${ELEMENT[name]}${more ?? ''}`, isOptional: true };
    if (name === 'language') return <SelectField key={name} {...field} options={LANGUAGES} />;
    if (name === 'effectTo') return <TextField key={name} {...field} />;
    const hint = isList(name) ? 'One a line.' : undefined;
    return <TextAreaField key={name} {...field} hint={hint} rows={name === 'reasons' ? 6 : 3} />;
  });
}
