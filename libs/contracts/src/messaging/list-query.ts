import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIST_MAX } from '../constants/limits.ts';

/** Which rows of a list, newest first. */
export class ListQuery {
  /** Rows at most, 1 to 200. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_MAX) readonly limit?: number;
  /** The `id` of the last row already seen; the answer goes on after it. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) readonly cursor?: number;
}
