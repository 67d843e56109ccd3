import { useMemo } from 'react';
import { useForm, type FormInstance } from '@rc-component/form';

export interface PlainFormInstance<Values> extends FormInstance<Values> {
  /** Of the form's element. */
  id: string;
  scrollToField: (name: string) => void;
}

/** The state of a `PlainForm`. */
export function usePlainForm<Values>(id: string): PlainFormInstance<Values> {
  const [form] = useForm<Values>();
  return useMemo(() => ({ ...form, id, scrollToField: (name) => fieldOf(id, name)?.focus() }), [form, id]);
}

function fieldOf(formId: string, name: string): HTMLElement | null {
  const field = document.forms.namedItem(formId)?.elements.namedItem(name);
  return field instanceof HTMLElement ? field : null;
}
