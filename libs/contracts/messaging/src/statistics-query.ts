import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** How far back a chart goes, in whole days of UTC that end today. */
export class StatisticsQuery {
  /** 1 to 730, 90 if absent: the longest range of a chart and the one before it. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(730) readonly days?: number;
}

/** How much came on one day. */
export interface DayCountView {
  /** `2026-11-20`, a day of UTC. */
  readonly day: string;
  readonly count: number;
}
