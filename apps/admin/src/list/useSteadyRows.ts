import { useState } from 'react';
import type { List } from './useList.ts';

interface Shown<Row> {
  rows: readonly Row[] | undefined;
  question: string;
}

export interface SteadyRows<Row> {
  rows: readonly Row[] | undefined;
  /** Rows came, went or moved, and that is not shown yet. */
  hasChanged: boolean;
  /** Shows it. */
  release: () => void;
  /** Whether a pointer or the focus is among the rows. */
  hold: (isHeld: boolean) => void;
}

/**
 * The rows of a list so that none moves away under a pointer or the focus: as long as one is among them, rows change
 * where they stand, and what came or went waits. Another question is always answered at once.
 */
export function useSteadyRows<Row extends HasId>(list: List<Row>): SteadyRows<Row> {
  const [isHeld, hold] = useState(false);
  const [shown, setShown] = useState<Shown<Row>>({ rows: undefined, question: '' });
  const { rows, question, isStale } = list;
  const isShown = shown.question === question && isSameOrder(shown.rows, rows);
  const hasChanged = isHeld && !isStale && shown.question === question && !isShown;
  if (!isStale && !hasChanged && !isShown) setShown({ rows, question });
  return {
    rows: hasChanged ? asTheyAreNow(shown.rows, rows) : rows,
    hasChanged,
    release: () => setShown({ rows, question }),
    hold,
  };
}

interface HasId {
  id: number;
}

const isSameOrder = (one: readonly HasId[] = [], other: readonly HasId[] = []): boolean =>
  one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);

const asTheyAreNow = <Row extends HasId>(shown: readonly Row[] = [], rows: readonly Row[] = []): Row[] =>
  shown.map((row) => rows.find(({ id }) => id === row.id) ?? row);
