import type { SavedViewView } from '@rep13/contracts-admin';

/** Where in a list one is, and nothing of what is looked at. */
const NOT_SAVED = ['cursor'];

/** What an address asks for, in one spelling, so that two can be compared. */
export function viewQuery(search: string | URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of NOT_SAVED) query.delete(name);
  query.sort();
  return query.toString();
}

/** Those of one tab of the dashboard. */
export const viewsOf = (tab: string, views: readonly SavedViewView[]): SavedViewView[] =>
  views.filter(({ query }) => new URLSearchParams(query).get('tab') === tab);

export const viewPath = ({ query }: SavedViewView): string => `/admin?${query}`;

/** With one more; one of the same name is replaced where it stands. */
export function withView(views: readonly SavedViewView[], view: SavedViewView): SavedViewView[] {
  const isKnown = views.some(({ name }) => name === view.name);
  if (!isKnown) return [...views, view];
  return views.map((other) => (other.name === view.name ? view : other));
}
