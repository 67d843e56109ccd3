import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LIMITS, LIST_MAX, SINGLE_LINE } from '@rep13/contracts-constants';

/** Which page of a list, newest first. */
export class PageQuery {
  /** Rows at most, 1 to 200. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_MAX) readonly limit?: number;
  /** The `id` of the last row already seen; the answer goes on after it. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(2_147_483_647) readonly cursor?: number;
}

const trimmedOrNothing = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** Which rows of a list, newest first. */
export class ListQuery extends PageQuery {
  /**
   * Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent.
   * `%`, `_` and `\` stand for themselves.
   */
  @IsOptional()
  @Transform(trimmedOrNothing)
  @IsString({ message: 'Please use text' })
  @MaxLength(LIMITS.searchMax, { message: `Please use at most ${LIMITS.searchMax} characters` })
  @Matches(SINGLE_LINE, { message: 'Please use one line without control characters' })
  readonly search?: string;
}
