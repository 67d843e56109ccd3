/** What is wrong with a value, in words for the person; nothing when it is right. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | undefined;

/** By field; a field without a rule takes everything. */
export type Rules<Values> = { readonly [Name in keyof Values]?: Rule<Values[Name], Values> };

export type Errors<Values> = { readonly [Name in keyof Values]?: string };

export interface FormState<Values> {
  readonly values: Values;
  readonly errors: Errors<Values>;
  /** Something was typed since it was empty, or last sent. */
  readonly isTouched: boolean;
  /** How often it was sent and found wrong; 0 again as soon as nothing is wrong any more. */
  readonly refusals: number;
}

export const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** What the rules find wrong in all of it. */
export function errorsOf<Values extends object>(rules: Rules<Values>, values: Values): Errors<Values> {
  return Object.fromEntries(
    namesOf(values)
      .map((name) => [name, rules[name]?.(values[name], values)] as const)
      .filter(([, error]) => error !== undefined),
  ) as Errors<Values>;
}

/** The state with these errors. The order is that of the fields. */
export function withErrors<Values extends object>(
  { values, isTouched, refusals }: FormState<Values>,
  found: Errors<Values>,
): FormState<Values> {
  const entries = namesOf(values).flatMap((name) => (found[name] ? [[name, found[name]]] : []));
  return {
    values,
    isTouched,
    errors: Object.fromEntries(entries) as Errors<Values>,
    refusals: entries.length > 0 ? refusals : 0,
  };
}

/**
 * The state after these values were typed. An error goes as soon as its field is right, also when another field made
 * it so; what the server refused stands until the field itself is changed.
 */
export function withValues<Values extends object>(
  state: FormState<Values>,
  rules: Rules<Values>,
  typed: Partial<Values>,
): FormState<Values> {
  const values = { ...state.values, ...typed };
  const errors: { [Name in keyof Values]?: string } = { ...state.errors };
  for (const name of namesOf(state.errors as Values)) {
    const isOurs = rules[name]?.(state.values[name], state.values) === state.errors[name];
    if (name in typed || isOurs) errors[name] = rules[name]?.(values[name], values);
  }
  return withErrors({ ...state, values, isTouched: true }, errors);
}
