import type { OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import type { ClassifyTicket } from '@rep13/contracts-sla';
import {
  categoryProblem,
  type CategoryProblem,
  type ContentCategory,
  type ContentSubcategory,
} from '@rep13/contracts-sla/constants';
import { ValidationFailed } from '@rep13/service-kit';
import { Column } from 'typeorm';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';

/** An order cannot be counted so. */
export class WrongCategory extends ValidationFailed {
  constructor(problem: CategoryProblem) {
    super([problem]);
  }
}

type Filed = Pick<AuthorityRequest, 'legalBasis' | 'supplied' | 'urls' | 'identifiers'>;
type Stated = Omit<PayloadOf<ClassifyTicket>, 'ticketId' | 'version'>;

/** What the yearly report of Article 15 DSA counts an order by. */
export class ReportFacts {
  @Column('text', { nullable: true }) category: ContentCategory | null = null;
  @Column('text', { nullable: true }) subcategory: ContentSubcategory | null = null;
  /** Of `KEYWORD_OTHER`. */
  @Column('text', { nullable: true }) categoryDescription: string | null = null;
  /** Specific items of information. */
  @Column('integer', { nullable: true }) itemCount: number | null = null;
  @Column('text', { array: true }) citedProvisions: string[] = [];

  /** As far as the order itself says it. */
  static ofOrder(kind: OrderKind | null, filed: Filed): ReportFacts {
    const legalBasis = filed.legalBasis?.replaceAll(/\s+/g, ' ').trim();
    return Object.assign(new ReportFacts(), {
      itemCount: itemsOf(kind, filed),
      citedProvisions: legalBasis ? [legalBasis] : [],
    });
  }

  /** What is absent stays; another category takes the sub-category of the one before along. @throws WrongCategory */
  classify(stated: Stated, kind: OrderKind | null, filed: Filed | null): void {
    const isAnother = stated.category !== undefined && stated.category !== this.category;
    const before = isAnother ? { subcategory: null, categoryDescription: null } : this;
    const {
      category = this.category,
      subcategory = before.subcategory,
      categoryDescription = subcategory === before.subcategory ? before.categoryDescription : null,
      citedProvisions = this.citedProvisions,
      itemCount = this.itemCount ?? (filed && itemsOf(kind, filed)),
    } = stated;
    const counted = { category, subcategory, categoryDescription: categoryDescription || null };
    const givesLegalGround = (citedProvisions?.length ?? 0) > 0 || (filed !== null && namesLegalBasis(filed));
    const problem = categoryProblem({ ...counted, givesLegalGround });
    if (problem) throw new WrongCategory(problem);
    Object.assign(this, counted, { itemCount, citedProvisions: citedProvisions ?? [] });
  }
}

/** In the order, or in what its authority supplied since. */
const namesLegalBasis = ({ legalBasis, supplied }: Filed): boolean =>
  legalBasis !== null || supplied.some(({ element }) => element === 'legalBasis');

/** Addresses of content, or accounts that information is asked about; null where the order names none. */
function itemsOf(kind: OrderKind | null, { urls, identifiers }: Filed): number | null {
  if (kind === 'act') return urls.length || null;
  return kind === 'information' ? identifiers.length || null : null;
}
