import { IsIn, IsInt, IsISO8601, IsString, Matches } from 'class-validator';
import { SHA256 } from '@rep13/contracts-constants';

/** What may be rendered again. */
export const REPLACED_KINDS = ['agreement', 'certificate', 'letter', 'invoice'] as const;
export type ReplacedKind = (typeof REPLACED_KINDS)[number];

/** A PDF was rendered again, because letters of the first could not be searched or copied; what it says is the same. */
export class DocumentReplaced {
  static readonly type = 'agreements.document.replaced.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(REPLACED_KINDS) readonly kind!: ReplacedKind;
  /** Of the agreement, the mandate or the invoice. */
  @IsString() readonly number!: string;
  /** Of the first, before its seal; it stays genuine. */
  @Matches(SHA256) readonly sha256!: string;
  /** Of the second, before its seal. */
  @Matches(SHA256) readonly replacementSha256!: string;
  @IsISO8601() readonly replacedAt!: string;
}
