/** Equal values by column; undefined says nothing. */
export type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

/** The columns that have a value. */
export const given = (filters: Filters = {}) =>
  Object.entries(filters).filter(([, value]) => value !== undefined);

/** As SQL conditions; what they compare with is added to the statement's values. */
export const equals = (values: unknown[], filters?: Filters): string[] =>
  given(filters).map(([column, value]) => `${column} = $${values.push(value)}`);
