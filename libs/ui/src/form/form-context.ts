import { createContext, useContext } from 'react';
import type { FormHandle } from './useForm.ts';

export type AnyForm = FormHandle<Record<string, unknown>>;

interface FormSurroundings {
  form: AnyForm;
  /** Shown, not to be changed. */
  isReadOnly: boolean;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** The form that a field stands in. */
export function useSurroundingForm(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('A field stands in a <Form>.');
  return surroundings;
}

/** The id of a field's control: labels, error summary and address bar lead to it. */
export const fieldId = (form: { name: string }, field: string) => `${form.name}-${field}`;
