import { ORDER_FORM } from '@rep13/content';
import {
  AUTHORITY_LIMITS,
  ORDER_ELEMENTS,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { SelectField, TextAreaField, TextField } from '@rep13/ui';
import { LANGUAGE_CHOICES } from './declared-languages.ts';
import classes from './order-form.module.css';

const { elements, general } = ORDER_FORM;

const ROWS: Partial<Record<OrderElementName, number>> = { reasons: 8, urls: 4, identifiers: 4 };

const LENGTHS: Partial<Record<OrderElementName, { max: number }>> = {
  legalBasis: { max: AUTHORITY_LIMITS.legalBasisMax },
  reasons: { max: AUTHORITY_LIMITS.reasonsMax },
  scope: { max: AUTHORITY_LIMITS.scopeMax },
  redress: { max: AUTHORITY_LIMITS.redressMax },
};

/** One thing that Article 9(2) or 10(2) names. It may be left out: the list beside the form shows what is missing. */
export function ElementField({ name, kind }: { name: OrderElementName; kind: OrderKind | '' }) {
  const field = { name, ...textsOf(name, kind), isOptional: 'silently' } as const;
  if (name === 'language') return <SelectField {...field} options={LANGUAGE_CHOICES} />;
  if (name === 'effectTo') return <TextField {...field} autoComplete="off" />;
  const isList = name === 'urls' || name === 'identifiers';
  return (
    <TextAreaField
      {...field}
      rows={ROWS[name] ?? 3}
      length={LENGTHS[name]}
      spellCheck={isList ? false : undefined}
    />
  );
}

function textsOf(name: OrderElementName, kind: OrderKind | '') {
  const element = kind === '' ? undefined : ORDER_ELEMENTS[kind].find((one) => one.name === name);
  const isGeneral = kind === 'general' || kind === '';
  const { label, hint } = (isGeneral && generalTexts(name)) || elements[name];
  if (!element) return { label, hint };
  return {
    hint,
    label: (
      <>
        <span>{label}</span>{' '}
        <span className={classes.article}>
          {`Article ${element.article}${element.whereApplicable ? ', where applicable' : ''}`}
        </span>
      </>
    ),
  };
}

const generalTexts = (name: OrderElementName): { label: string; hint: string } | undefined =>
  name in general ? general[name as keyof typeof general] : undefined;
