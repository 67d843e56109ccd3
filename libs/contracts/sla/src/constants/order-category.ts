import { CONTENT_CATEGORIES, type ContentCategory, type ContentSubcategory } from './content-categories.ts';

/** The category of an order that gives no legal ground. Annex I, part 2, category 16. */
export const NOT_SPECIFIED_ORDER = 'STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER';
/** What no other sub-category captures; its description says what that is. */
export const OTHER_SUBCATEGORY = 'KEYWORD_OTHER';

/** Counted of terms and conditions, and of notices: part 3, on Member States' orders, has neither. */
const OF_NO_ORDER: readonly ContentCategory[] = [
  'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE',
];

const CATEGORIES = Object.keys(CONTENT_CATEGORIES) as ContentCategory[];

/** The categories by which orders are counted. Implementing Regulation (EU) 2024/2835, Annex I, part 3. */
export const CATEGORIES_OF_ORDERS: readonly ContentCategory[] = CATEGORIES.filter(
  (category) => !OF_NO_ORDER.includes(category),
);

/** The sub-categories of a category with their labels; none of category 16. */
export const subcategoriesOf = (
  category: ContentCategory,
): readonly (readonly [ContentSubcategory, string])[] =>
  Object.entries(CONTENT_CATEGORIES[category].subcategories) as [ContentSubcategory, string][];

export const SUBCATEGORIES_OF_ORDERS: readonly ContentSubcategory[] = [
  ...new Set(CATEGORIES_OF_ORDERS.flatMap((category) => subcategoriesOf(category).map(([code]) => code))),
];

/** By which category an order is to be counted. */
export interface StatedCategory {
  readonly category: ContentCategory | null;
  readonly subcategory: ContentSubcategory | null;
  /** Of `KEYWORD_OTHER`. */
  readonly categoryDescription: string | null;
  /** Whether the order names a legal basis or cites a provision. */
  readonly givesLegalGround: boolean;
}

/** A field and what is wrong with it. */
export interface CategoryProblem {
  readonly path: 'category' | 'subcategory' | 'categoryDescription';
  readonly message: string;
}

const wrong = (path: CategoryProblem['path'], message: string): CategoryProblem => ({ path, message });

/** Why an order cannot be counted so, by the rules of the template; undefined: it can. Nothing stated is no problem. */
export function categoryProblem(stated: StatedCategory): CategoryProblem | undefined {
  const { category, subcategory, categoryDescription, givesLegalGround } = stated;
  if (category === NOT_SPECIFIED_ORDER && givesLegalGround)
    return wrong(
      'category',
      'This order gives its legal ground. Please choose the category of the provisions that it cites',
    );
  if (subcategory && !category) return wrong('subcategory', 'Please choose the category first');
  if (subcategory && category && !subcategoriesOf(category).some(([code]) => code === subcategory))
    return wrong('subcategory', 'Please choose a sub-category of the category above');
  const isOther = subcategory === OTHER_SUBCATEGORY;
  if (isOther && !categoryDescription?.trim())
    return wrong('categoryDescription', 'Please describe what no other sub-category captures');
  if (!isOther && categoryDescription)
    return wrong(
      'categoryDescription',
      'Please leave this empty: only what no other sub-category captures is described',
    );
  return undefined;
}
