import type { TicketView } from '@rep13/contracts-sla';
import { CATEGORIES_OF_ORDERS, CONTENT_CATEGORIES, subcategoriesOf } from '@rep13/contracts-sla/constants';

type Classified = Pick<TicketView, 'category' | 'subcategory'>;

/** For fields: the code and its label. */
export const CATEGORY_CHOICES = CATEGORIES_OF_ORDERS.map(
  (category) => [category, CONTENT_CATEGORIES[category].label] as const,
);

export const categoryLabel = ({ category }: Classified): string | null =>
  category && CONTENT_CATEGORIES[category].label;

export function subcategoryLabel({ category, subcategory }: Classified): string | null {
  const [, label = null] =
    (category && subcategoriesOf(category).find(([code]) => code === subcategory)) ?? [];
  return label;
}
