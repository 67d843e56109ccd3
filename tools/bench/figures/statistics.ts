/** The value in the middle; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The value that this share of them does not exceed; NaN of none. */
export const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? NaN;

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
