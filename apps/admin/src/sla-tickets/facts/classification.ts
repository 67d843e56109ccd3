import type { ClassifyTicketBody, TicketDetailView } from '@rep13/contracts-sla';
import {
  categoryProblem,
  CITED_PROVISIONS,
  ITEM_COUNT_MAX,
  OTHER_SUBCATEGORY,
  subcategoriesOf,
  type CategoryProblem,
  type ContentCategory,
  type ContentSubcategory,
} from '@rep13/contracts-sla/constants';
import type { Rules } from '@rep13/ui';
import { lines, linesOf } from '@rep13/ui/orders';
import { filledIn } from '../moves/move-labels.ts';

/** As it stands in the fields: empty for what is not classified yet. */
export interface ClassifyValues {
  orderKind: NonNullable<ClassifyTicketBody['orderKind']> | '';
  category: ContentCategory | '';
  subcategory: ContentSubcategory | '';
  categoryDescription: string;
  itemCount: string;
  citedProvisions: string;
  issuingState: NonNullable<ClassifyTicketBody['issuingState']> | '';
  urgencyLevel: NonNullable<ClassifyTicketBody['urgencyLevel']>;
}

export const classificationOf = (ticket: TicketDetailView): ClassifyValues => ({
  orderKind: ticket.orderKind ?? '',
  category: ticket.category ?? '',
  subcategory: ticket.subcategory ?? '',
  categoryDescription: ticket.categoryDescription ?? '',
  itemCount: ticket.itemCount?.toString() ?? '',
  citedProvisions: ticket.citedProvisions.join('\n'),
  issuingState: ticket.issuingState ?? '',
  urgencyLevel: ticket.urgencyLevel,
});

/** What was chosen for another category is kept in its field, and not sent. */
export function statedCategory({ category, subcategory, categoryDescription }: ClassifyValues) {
  const isOfIt = category !== '' && subcategoriesOf(category).some(([code]) => code === subcategory);
  const isOther = isOfIt && subcategory === OTHER_SUBCATEGORY;
  return {
    category: category || null,
    subcategory: (isOfIt && subcategory) || null,
    categoryDescription: isOther ? categoryDescription.trim() : null,
  };
}

const ITEM_COUNT = `Please give a whole number from 1 to ${ITEM_COUNT_MAX}`;

export function classifyRules({ request }: TicketDetailView): Rules<ClassifyValues> {
  const isNamed =
    request?.legalBasis != null || request?.supplied.some(({ element }) => element === 'legalBasis');
  const at = (path: CategoryProblem['path']) => (_: unknown, values: ClassifyValues) => {
    const givesLegalGround = isNamed === true || linesOf(values.citedProvisions).length > 0;
    const problem = categoryProblem({ ...statedCategory(values), givesLegalGround });
    return problem?.path === path ? problem.message : undefined;
  };
  return {
    category: at('category'),
    categoryDescription: at('categoryDescription'),
    itemCount: (typed) =>
      typed.trim() === '' || (/^[1-9]\d*$/.test(typed.trim()) && Number(typed) <= ITEM_COUNT_MAX)
        ? undefined
        : ITEM_COUNT,
    citedProvisions: lines(CITED_PROVISIONS),
  };
}

/** A number that was never entered is not cleared. */
export const classifyBody =
  ({ itemCount: known }: TicketDetailView) =>
  (values: ClassifyValues): ClassifyTicketBody => {
    const { orderKind, issuingState, urgencyLevel, itemCount, citedProvisions } = values;
    const typed = itemCount.trim();
    return {
      ...filledIn({ orderKind, issuingState, urgencyLevel }),
      ...statedCategory(values),
      ...((typed !== '' || known !== null) && { itemCount: typed === '' ? null : Number(typed) }),
      citedProvisions: linesOf(citedProvisions),
    };
  };
