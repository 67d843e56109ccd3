import type { FormInstance } from '@rc-component/form';

/** A form that can show errors and lead to a field, as antd's can. */
export interface FieldsWithErrors extends Pick<FormInstance, 'getFieldsValue' | 'setFields'> {
  scrollToField: (name: string, options: { focus: true; block: 'center' }) => void;
}

/** Puts what the server refused at the fields it names; the first of them takes the focus. */
export function showFieldErrors(
  form: FieldsWithErrors,
  errors: readonly { path: string; message: string }[] = [],
): void {
  const messagesAt = (name: string) =>
    errors.filter(({ path }) => path === name).map(({ message }) => message);
  const refused = Object.keys(form.getFieldsValue())
    .map((name) => ({ name, errors: messagesAt(name) }))
    .filter((field) => field.errors.length > 0);
  form.setFields(refused);
  if (refused[0]) form.scrollToField(refused[0].name, { focus: true, block: 'center' });
}
