/** What a goal asks of a number. */
export interface Limit {
  readonly text: string;
  readonly unit: string;
  readonly allows: (value: number) => boolean;
}

export const atLeast = (least: number, unit = ''): Limit => ({
  text: `≥ ${withUnit(least, unit)}`,
  unit,
  allows: (value) => value >= least,
});

export const atMost = (most: number, unit = ''): Limit => ({
  text: `≤ ${withUnit(most, unit)}`,
  unit,
  allows: (value) => value <= most,
});

/** One number that was measured, or why it was not, beside its limit. */
export interface Figure {
  /** Such as P2. */
  readonly goal: string;
  readonly name: string;
  readonly limit: string;
  readonly seen: string;
  /** Undefined when it was not measured. */
  readonly isMet?: boolean;
}

/**
 * @param note what else there is to say of the number.
 * @throws when it is no number: a measurement that breaks must not pass for one that is missed.
 */
export function figure(goal: string, name: string, limit: Limit, value: number, note?: string): Figure {
  if (!Number.isFinite(value)) throw new Error(`${goal}, ${name}: measured ${value}`);
  const seen = `${withUnit(value, limit.unit)}${note ? ` (${note})` : ''}`;
  return { goal, name, limit: limit.text, seen, isMet: limit.allows(value) };
}

export const notMeasured = (goal: string, name: string, limit: Limit, reason: string): Figure => ({
  goal,
  name,
  limit: limit.text,
  seen: `not measured: ${reason}`,
});

const withUnit = (value: number, unit: string): string => `${value}${unit && ` ${unit}`}`;
