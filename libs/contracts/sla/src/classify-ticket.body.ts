import { EmptyIsNull, IssuingStateField, OptionalList } from '@rep13/contracts-authority-requests';
import {
  ORDER_KINDS,
  type IssuingState,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { OptionalOrNull, OptionalText } from '@rep13/contracts-validation';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  CATEGORIES_OF_ORDERS,
  CITED_PROVISIONS,
  ITEM_COUNT_MAX,
  SUBCATEGORIES_OF_ORDERS,
  TICKET_LIMITS,
  URGENCY_LEVELS,
  type ContentCategory,
  type ContentSubcategory,
  type UrgencyLevel,
} from './constants/index.ts';

const ITEMS = `Please give a whole number from 1 to ${ITEM_COUNT_MAX}`;

/**
 * `POST /api/admin/sla-tickets/{id}/classify`: what kind of order it is, and what the client's yearly report of
 * Article 15 DSA counts it by, also after it was closed. What is absent stays; null takes back what was said.
 */
export class ClassifyTicketBody {
  @IsOptional() @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly orderKind?: OrderKind;
  @IssuingStateField() readonly issuingState?: IssuingState;
  @IsOptional()
  @IsIn(URGENCY_LEVELS, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel?: UrgencyLevel;
  /**
   * Of the provisions that the order cites. `STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER` only where it gives no legal
   * ground. With another category the sub-category of the one before is gone.
   */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(CATEGORIES_OF_ORDERS, { message: MESSAGES.orderCategory })
  readonly category?: ContentCategory | null;
  /** One of the category's. */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(SUBCATEGORIES_OF_ORDERS, { message: 'Please choose a sub-category of the category above' })
  readonly subcategory?: ContentSubcategory | null;
  /** What an order is about whose sub-category is `KEYWORD_OTHER`; of no other one. */
  @OptionalText(TICKET_LIMITS.categoryDescriptionMax) readonly categoryDescription?: string | null;
  /** How many specific items of information it is about. */
  @OptionalOrNull()
  @IsInt({ message: ITEMS })
  @Min(1, { message: ITEMS })
  @Max(ITEM_COUNT_MAX, { message: ITEMS })
  readonly itemCount?: number | null;
  /** The provisions of law that it cites, a line each. */
  @OptionalList(CITED_PROVISIONS) readonly citedProvisions?: string[] | null;
}
