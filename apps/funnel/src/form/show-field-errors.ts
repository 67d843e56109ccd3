import type { FormInstance } from 'antd';
import { ApiError } from '@rep13/web-kit/api';

/** Puts what the server refused at the fields it names and moves the focus to the first of them. */
export function showFieldErrors(form: FormInstance, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const byField = new Map<string, string[]>();
  for (const { path, message } of error.errors ?? [])
    byField.set(path, [...(byField.get(path) ?? []), message]);
  const known = Object.keys(form.getFieldsValue()).filter((name) => byField.has(name));
  form.setFields(known.map((name) => ({ name, errors: byField.get(name) })));
  if (known[0]) form.scrollToField(known[0], { focus: true, block: 'center' });
}
