const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** The middle one; 0 of none. */
export function median(values: readonly number[]): number {
  const inOrder = sorted(values);
  const [low, high] = [Math.floor((inOrder.length - 1) / 2), Math.ceil((inOrder.length - 1) / 2)];
  return ((inOrder[low] ?? 0) + (inOrder[high] ?? 0)) / 2;
}

/** How far the median of as many others like these may well lie from theirs, in their unit: three standard errors. */
export function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (3 * 1.2533 * spread) / Math.sqrt(values.length);
}
