import { useRef, useState } from 'react';
import { errorsOf, namesOf, withErrors, withValues } from './form-state.ts';
import type { Errors, FormState, Rules } from './form-state.ts';

interface FormOptions<Values> {
  /** Of the form's element; the fields' ids begin with it. */
  name: string;
  /** Every field, in the order in which they stand. */
  initial: Values;
  rules?: Rules<Values>;
  /** Something was typed. */
  onChange?: (values: Values) => void;
}

/** What a server refused: a field and why. */
export interface Refusal {
  path: string;
  message: string;
}

/** A form's values and what is wrong with them. */
export interface FormHandle<Values> extends FormState<Values> {
  readonly name: string;
  /** The values of this moment, which may not be rendered yet. */
  newest: () => Values;
  /** Takes what was typed or chosen. */
  set: (typed: Partial<Values>) => void;
  /** Looks whether one field is right, once it was left. What is still missing is said when the form is sent. */
  check: (name: keyof Values) => void;
  /** Looks at all fields before it is sent. @returns what is wrong, in the order of the fields */
  checkAll: () => string[];
  /** Shows what the server refused at its fields. @returns whether there was a field for any of it */
  refuse: (refusals?: readonly Refusal[]) => boolean;
  /** Begins again, with these values or the first ones. */
  reset: (values?: Values) => void;
}

/** The state of a `Form`. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormHandle<Values> {
  const { name, initial, onChange } = options;
  const rules: Rules<Values> = options.rules ?? {};
  const [shown, show] = useState(() => untouched(initial));
  // Two things may be typed, or an upload end, before React renders again. A state of React's own, and no store:
  // a component subscribes to a store a moment after it is shown, and what is typed in between would be lost.
  const newest = useRef(shown);
  const write = (next: FormState<Values>) => {
    newest.current = next;
    show(next);
  };

  const refuseWith = (errors: Errors<Values>) => {
    const now = newest.current;
    write(withErrors({ ...now, refusals: now.refusals + 1 }, errors));
    return Object.values<string | undefined>(newest.current.errors).filter((error) => error !== undefined);
  };
  return {
    ...shown,
    name,
    newest: () => newest.current.values,
    set: (typed) => {
      write(withValues(newest.current, rules, typed));
      onChange?.(newest.current.values);
    },
    check: (field) => {
      const state = newest.current;
      if (isEmpty(state.values[field])) return;
      const error = rules[field]?.(state.values[field], state.values);
      write(withErrors(state, { ...state.errors, [field]: error }));
    },
    checkAll: () => refuseWith(errorsOf(rules, newest.current.values)),
    refuse: (refusals = []) => {
      const names = namesOf(newest.current.values);
      const atFields = refusals.filter(({ path }) => names.includes(path as keyof Values));
      const errors = Object.fromEntries(atFields.map(({ path, message }) => [path, message]));
      return refuseWith(errors as Errors<Values>).length > 0;
    },
    reset: (values = initial) => write(untouched(values)),
  };
}

const untouched = <Values>(values: Values): FormState<Values> => ({
  values,
  isTouched: false,
  errors: {},
  refusals: 0,
});

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
