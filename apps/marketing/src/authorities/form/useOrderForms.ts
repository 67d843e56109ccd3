import { useState } from 'react';
import { formDraft, useForm, type FormHandle, type Refusal } from '@rep13/ui';
import { orderRules } from './order-rules.ts';
import { NOTHING_TYPED, type OrderValues } from './order-values.ts';

type StepWithFields = keyof OrderValues;

/** One form a step: an error leads to a field that is on the page. */
export type OrderForms = { readonly [Step in StepWithFields]: FormHandle<OrderValues[Step]> };

const draftOf = <Step extends StepWithFields>(step: Step) =>
  formDraft<OrderValues[Step]>(`authorities.${step}`);

const DRAFTS = {
  target: draftOf('target'),
  sender: draftOf('sender'),
  order: draftOf('order'),
  terms: draftOf('terms'),
};

const STEPS = Object.keys(DRAFTS) as StepWithFields[];

const readDrafts = (): OrderValues => ({
  target: { ...NOTHING_TYPED.target, ...DRAFTS.target.read() },
  sender: { ...NOTHING_TYPED.sender, ...DRAFTS.sender.read() },
  order: { ...NOTHING_TYPED.order, ...DRAFTS.order.read() },
  terms: { ...NOTHING_TYPED.terms, ...DRAFTS.terms.read() },
});

/** An order as far as it is typed; kept in this tab until it is sent. */
export function useOrderForms(): OrderForms {
  const [initial] = useState(readDrafts);
  const formOf = <Step extends StepWithFields>(step: Step, kind: OrderValues['target']['kind']) => ({
    name: `authorities-${step}`,
    initial: initial[step],
    rules: orderRules(kind)[step],
    onChange: DRAFTS[step].save as (values: OrderValues[Step]) => void,
  });
  const target = useForm(formOf('target', ''));
  const { kind } = target.values;
  const sender = useForm(formOf('sender', kind));
  const order = useForm(formOf('order', kind));
  const terms = useForm(formOf('terms', kind));
  return { target, sender, order, terms };
}

export const valuesOf = ({ target, sender, order, terms }: OrderForms): OrderValues => ({
  target: target.values,
  sender: sender.values,
  order: order.values,
  terms: terms.values,
});

/** Something was typed, in this page or before it was reloaded. */
export const isBegun = (forms: OrderForms): boolean =>
  STEPS.some((step) => forms[step].isTouched || DRAFTS[step].read() !== null);

/** Whether a step lacks nothing, without saying so at its fields. */
export function isComplete(forms: OrderForms, step: StepWithFields): boolean {
  const { values } = forms[step];
  const { kind } = forms.target.values;
  // What these two need depends on what is sent.
  if (!kind && (step === 'order' || step === 'terms')) return false;
  const rules: object = orderRules(kind)[step];
  return Object.entries<Rule | undefined>({ ...rules }).every(
    ([field, rule]) => !rule?.(values[field as keyof typeof values], values),
  );
}

type Rule = (value: unknown, values: object) => string | undefined;

/** Looks at every step. @returns the first in which something is wrong */
export const firstWrong = (forms: OrderForms): StepWithFields | undefined =>
  STEPS.filter((step) => forms[step].checkAll().length > 0)[0];

/** Shows what the server refused, each at its field. @returns the first step with such a field */
export const refuse = (forms: OrderForms, refusals: readonly Refusal[] = []): StepWithFields | undefined =>
  STEPS.filter((step) => forms[step].refuse(refusals.map(ofField)))[0];

/** One line of a list is refused as `urls.0`. */
const ofField = ({ path, message }: Refusal): Refusal => ({ path: path.split('.')[0] ?? path, message });

export function forget(forms: OrderForms): void {
  STEPS.forEach((step) => DRAFTS[step].forget());
  forms.target.reset(NOTHING_TYPED.target);
  forms.sender.reset(NOTHING_TYPED.sender);
  forms.order.reset(NOTHING_TYPED.order);
  forms.terms.reset(NOTHING_TYPED.terms);
}
