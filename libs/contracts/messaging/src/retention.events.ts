import { IsIn, IsInt, IsISO8601, Matches, Min } from 'class-validator';
import { RETENTION_CLASS_NAMES, type RetentionClassName } from '@rep13/contracts-constants';
import { ListOf } from '@rep13/contracts-validation';

/** How many rows of one class were deleted. */
export class DeletedRows {
  @IsIn(RETENTION_CLASS_NAMES) readonly class!: RetentionClassName;
  @IsInt() @Min(1) readonly rows!: number;
}

/**
 * A service deleted what had had its time: how many rows of which class, nothing of what was in them. Each
 * service announces a class of its own, of the type `<service>.retention.carried-out.v1`.
 */
export abstract class RetentionCarriedOut {
  /** `2026-11-20`, the day of UTC whose night it was. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/) readonly night!: string;
  /** Classes of which nothing was deleted are not named. */
  @ListOf(DeletedRows) readonly deleted!: readonly DeletedRows[];
  @IsISO8601() readonly finishedAt!: string;
}
