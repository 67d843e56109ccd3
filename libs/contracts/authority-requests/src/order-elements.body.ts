import { IsBoolean, IsIn } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { OptionalLines, OptionalOrNull, OptionalText } from '@rep13/contracts-validation';
import { AUTHORITY_LIMITS, FOREIGN_KINDS, type ForeignKind } from './constants/index.ts';
import { EmptyIsNull, OptionalList } from './authority-request.fields.ts';
import { OrderParticularsBody } from './order-particulars.body.ts';

/** What an order may say, whoever types it in; the elements are those of Article 9(2) and 10(2) DSA. */
export abstract class OrderElementsBody extends OrderParticularsBody {
  /** Of what is neither kind of order: which other law or addressee it is for. It is answered at once. */
  @EmptyIsNull()
  @OptionalOrNull()
  @IsIn(FOREIGN_KINDS, { message: MESSAGES.foreignKind })
  readonly foreignKind?: ForeignKind | null;
  @OptionalText(LIMITS.nameMax) readonly officerName?: string | null;
  @OptionalText(AUTHORITY_LIMITS.phoneMax) readonly phone?: string | null;
  /** The authority's own number of the matter. */
  @OptionalText(LIMITS.designationReferenceMax) readonly ownReference?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.legalBasisMax) readonly legalBasis?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.reasonsMax) readonly reasons?: string | null;
  /** Of an order to provide information: criminal proceedings forbid to give the reasons, Article 10(2)(a)(iv) DSA. */
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly reasonsWithheld?:
    boolean | null;
  /** Where the content is, Article 9(2)(a)(iv) DSA. */
  @OptionalList() readonly urls?: string[] | null;
  /** Whom the information is about, Article 10(2)(a)(iii) DSA. */
  @OptionalList() readonly identifiers?: string[] | null;
  @OptionalLines(AUTHORITY_LIMITS.redressMax) readonly redress?: string | null;
  @OptionalLines(AUTHORITY_LIMITS.scopeMax) readonly scope?: string | null;
  /** Who must be informed of the effect, where that is another authority. */
  @OptionalText(AUTHORITY_LIMITS.effectToMax) readonly effectTo?: string | null;
  /** The language the order is written in. */
  @OptionalText(LIMITS.nameMax) readonly language?: string | null;
  /** A translation of at least points (a) and (b) comes with it, Article 9(2)(c) and 10(2)(c) DSA. */
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly translationEnclosed?:
    boolean | null;
  /** The client must not hear of it until two of our staff have lifted that. */
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly doNotInform?: boolean | null;
}
