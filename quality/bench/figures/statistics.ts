/** The value in the middle; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The value that this share of them does not exceed; NaN of none. */
export const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? NaN;

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The chance that one of the first is larger than one of the others, ties counted half: 0.5 where nothing tells them apart. */
export function chanceOfLonger(first: readonly number[], others: readonly number[]): number {
  const sorted = [...others].sort((one, other) => one - other);
  const smaller = (value: number, isCounted: (other: number) => boolean) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isCounted(sorted[middle]! - value)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const sum = first.reduce(
    (total, value) =>
      total + (smaller(value, (apart) => apart < 0) + smaller(value, (apart) => apart <= 0)) / 2,
    0,
  );
  return sum / (first.length * others.length);
}
