import { StatisticsQuery } from '@rep13/contracts-messaging';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** `GET /api/admin/statistics`. */
export class AdminStatisticsQuery extends StatisticsQuery {
  /**
   * How far back campaigns are counted, 1 to 730, `days` if absent. Who asks for twice the days to compare them
   * with those before can't split the campaigns: they have no days.
   */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(730) readonly campaignDays?: number;
}
