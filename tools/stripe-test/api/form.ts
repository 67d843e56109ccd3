import { Refusal, wrong } from '../account/refusals.ts';

export type FormValue = string | FormValue[] | Form;
export interface Form {
  [name: string]: FormValue;
}

/** Reads `a[b][0]=x` and `a[]=x` as Stripe's clients write it. */
export function parseForm(encoded: string): Form {
  const form = newForm();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/^[^[]+|\[([^\]]*)\]/g)].map(([part, inner]) => inner ?? part);
    put(form, path, value);
  }
  return withLists(form) as Form;
}

/** Without a prototype, so that no name of a field means more than itself. */
const newForm = (): Form => Object.create(null) as Form;

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? `${Object.keys(form).length}` : name;
  if (rest.length === 0) form[key] = value;
  else {
    const known = form[key];
    const inner = typeof known === 'object' && !Array.isArray(known) ? known : newForm();
    form[key] = inner;
    put(inner, rest, value);
  }
}

/** What is numbered from nought on is a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === `${index}`))
    return entries.map(([, inner]) => inner);
  const form = newForm();
  for (const [name, inner] of entries) form[name] = inner;
  return form;
}

/** @throws Refusal of what the call does not know: a field with a wrong name would else do nothing, silently. */
export function allow(form: Form, ...names: string[]): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown) throw new Refusal(`Received unknown parameter: ${unknown}`, 400, 'parameter_unknown', unknown);
}

export function optional(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrong(name, `Invalid string: ${name}`);
  return value;
}

export function needed(form: Form, name: string): string {
  const value = optional(form, name);
  if (!value) throw new Refusal(`Missing required param: ${name}.`, 400, 'parameter_missing', name);
  return value;
}

export function integer(form: Form, name: string): number | undefined {
  const value = optional(form, name);
  if (value === undefined || value === '') return undefined;
  if (!/^-?\d+$/.test(value)) throw wrong(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  return Number(value);
}

export function webAddress(form: Form, name: string): string {
  const value = needed(form, name);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw wrong(name, 'Not a valid URL', 'url_invalid');
  return value;
}

export function choice<T extends string>(form: Form, name: string, values: readonly T[]): T | undefined {
  const value = optional(form, name);
  if (value === undefined) return undefined;
  const chosen = values.find((one) => one === value);
  if (!chosen) throw wrong(name, `Invalid ${name}: must be one of ${values.join(', ')}`);
  return chosen;
}

export function inner(form: Form, name: string): Form {
  const value = form[name] ?? newForm();
  if (typeof value === 'string' || Array.isArray(value)) throw wrong(name, `Invalid object: ${name}`);
  return value;
}

export function list(form: Form, name: string): FormValue[] {
  const value = form[name] ?? [];
  if (!Array.isArray(value)) throw wrong(name, `Invalid array: ${name}`);
  return value;
}

export function metadataIn(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inner(form, 'metadata')).map(([name, value]) => {
      if (typeof value !== 'string') throw wrong(`metadata[${name}]`, 'Metadata values must be strings');
      return [name, value];
    }),
  );
}
