import type { WebhookSettings } from '../account/state.ts';

/** The same in the order that is asked for. */
export function inOrder<T>(items: readonly T[], order: WebhookSettings['order']): T[] {
  if (order === 'as-made') return [...items];
  if (order === 'reversed') return items.toReversed();
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
