import { useState } from 'react';
import {
  AUTHORITY_LIMITS,
  AUTHORITY_TYPE_NAMES,
  AUTHORITY_TYPES,
  mayWithholdReasons,
  USER_NOTICE_NAMES,
  USER_NOTICES,
} from '@rep13/contracts-authority-requests/constants';
import { EU_LANGUAGES, LIMITS } from '@rep13/contracts-constants';
import { CheckboxField, SelectField, TextAreaField, TextField, type FormHandle } from '@rep13/ui';
import { CHANNEL_CHOICES } from '../../order-labels/order-labels.ts';
import type { TicketValues } from '../../ticket-draft/ticket-draft.ts';
import { isList } from './order-body.ts';
import { ELEMENT, ELEMENT_NAMES } from '../../filed-order/element-labels.ts';
import { elementsFor } from './elements-for.ts';
import styles from './new-order.module.css';

const FOLDED = [
  ...(['channel', 'email', 'authorityType', 'officerName', 'officerGrade', 'phone'] as const),
  ...(['ownReference', 'fileNumber', 'issuedAt', 'reasonsWithheld', 'translationEnclosed'] as const),
  ...(['challengeCourt', 'challengeDeadline', 'userNotice', 'userNoticeFrom'] as const),
  ...ELEMENT_NAMES,
] as const;
const UNSTATED = ['', 'Not said'] as const;
const TYPES = [UNSTATED, ...AUTHORITY_TYPES.map((type) => [type, AUTHORITY_TYPE_NAMES[type]] as const)];
const NOTICES = [UNSTATED, ...USER_NOTICES.map((notice) => [notice, USER_NOTICE_NAMES[notice]] as const)];
const CHANNELS = [UNSTATED, ...CHANNEL_CHOICES];
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
      <Sender />
      <Elements kind={values.orderKind} />
      {mayWithholdReasons(values.orderKind ?? '') && (
        <CheckboxField name="reasonsWithheld" isOptional>
          Criminal proceedings: the reasons cannot be given
        </CheckboxField>
      )}
      <CheckboxField name="translationEnclosed" isOptional>
        A translation of points (a) and (b) came with it
      </CheckboxField>
      <Particulars userNotice={values.userNotice} />
    </details>
  );
}

function Sender() {
  return (
    <>
      <TextField
        name="email"
        label="Mail address of the authority"
        isOptional
        hint="Receipt and private link go there. Without it the authority gets no mail; you read the receipt out or print it."
        type="email"
        maxLength={LIMITS.emailMax}
      />
      <SelectField name="authorityType" label="Kind of authority" isOptional options={TYPES} />
      <TextField name="officerName" label="Officer" isOptional maxLength={LIMITS.nameMax} />
      <TextField name="officerGrade" label="Grade or post" isOptional maxLength={LIMITS.nameMax} />
      <TextField name="phone" label="Telephone" isOptional maxLength={AUTHORITY_LIMITS.phoneMax} />
      <TextField
        name="ownReference"
        label="The authority’s own reference"
        isOptional
        maxLength={LIMITS.designationReferenceMax}
      />
      <TextField
        name="fileNumber"
        label="File number"
        isOptional
        hint="Of the proceedings, where it is another."
        maxLength={LIMITS.designationReferenceMax}
      />
      <TextField name="issuedAt" label="Issued on" isOptional type="datetime-local" />
    </>
  );
}

function Particulars({ userNotice }: Pick<TicketValues, 'userNotice'>) {
  return (
    <>
      <TextField
        name="challengeCourt"
        label="Court or body where it can be challenged"
        isOptional
        maxLength={AUTHORITY_LIMITS.challengeMax}
      />
      <TextField
        name="challengeDeadline"
        label="Until when it can be challenged"
        isOptional
        maxLength={AUTHORITY_LIMITS.challengeMax}
      />
      <SelectField name="userNotice" label="May the user be told?" isOptional options={NOTICES} />
      {userNotice === 'later' && (
        <TextField name="userNoticeFrom" label="From when" isOptional type="datetime-local" />
      )}
    </>
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
