import {
  AUTHORITY_LIMITS,
  ORDER_ELEMENTS,
  type OrderElementName,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { SelectField, TextAreaField, TextField } from '@rep13/ui';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { useTexts } from '../../language/useLanguage.ts';
import { languageChoices } from './declared-languages.ts';
import classes from './order-form.module.css';

const ROWS: Partial<Record<OrderElementName, number>> = { reasons: 8, urls: 4, identifiers: 4 };

const LENGTHS: Partial<Record<OrderElementName, { max: number }>> = {
  legalBasis: { max: AUTHORITY_LIMITS.legalBasisMax },
  reasons: { max: AUTHORITY_LIMITS.reasonsMax },
  scope: { max: AUTHORITY_LIMITS.scopeMax },
  redress: { max: AUTHORITY_LIMITS.redressMax },
};

/** One thing that Article 9(2) or 10(2) names. It may be left out: the list beside the form shows what is missing. */
export function ElementField({ name, kind }: { name: OrderElementName; kind: OrderKind | '' }) {
  const texts = useTexts();
  const field = { name, ...textsOf(texts.form, name, kind), isOptional: 'silently' } as const;
  if (name === 'language') return <SelectField {...field} options={languageChoices(texts)} />;
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

function textsOf(form: PageTexts['form'], name: OrderElementName, kind: OrderKind | '') {
  const element = kind === '' ? undefined : ORDER_ELEMENTS[kind].find((one) => one.name === name);
  const isGeneral = kind === 'general' || kind === '';
  const { label, hint } = (isGeneral && generalTexts(form, name)) || form.elements[name];
  if (!element) return { label, hint };
  return {
    hint,
    label: (
      <>
        <span>{label}</span>{' '}
        <span className={classes.article}>
          {element.whereApplicable ? form.whereApplicable(element.article) : form.article(element.article)}
        </span>
      </>
    ),
  };
}

const generalTexts = (
  { general }: PageTexts['form'],
  name: OrderElementName,
): { label: string; hint: string } | undefined =>
  name in general ? general[name as keyof typeof general] : undefined;
