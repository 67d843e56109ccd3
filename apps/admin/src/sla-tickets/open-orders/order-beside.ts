export const NEXT_ORDER_KEY = 'j';

export const NO_OTHER_ORDER = 'No other order of your list is open';

/** The one below this one (1) or above it (-1), round the ends; of one that is not in the list, the first. */
export function orderBeside(id: number, orders: readonly { id: number }[], step: 1 | -1): number | undefined {
  const here = orders.findIndex((order) => order.id === id);
  const there = orders.at(here < 0 ? 0 : (here + step) % orders.length);
  return there?.id === id ? undefined : there?.id;
}
