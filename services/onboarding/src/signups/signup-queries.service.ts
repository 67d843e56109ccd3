import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { DayCountView } from '@rep13/contracts-messaging';
import {
  CountSignups,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  ListSignups,
  type SignupListItem,
  type SignupSourceView,
  type SignupTotalsView,
} from '@rep13/contracts-onboarding';
import { Clock, countRows, newestIds, OnCommand, readRunningTotals } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { countByDay } from '../count-by-day.ts';
import { Signup } from './signup.entity.ts';
import { countBySource } from './signup-sources.ts';
import { toSignupListItem } from './signup.views.ts';

/** What staff asks about the signups. */
@Injectable()
export class SignupQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Ids are random, so the order is that of registration; the cursor's row says where to go on. */
  @OnCommand(ListSignups)
  async list(query: ListSignups): Promise<SignupListItem[]> {
    const { limit = LIST_MAX, cursor, search, accountStatus, paid } = query;
    const leading = { account_status: accountStatus, paid };
    const newest = { table: 'signups', cameAt: 'created_at', leading, limit, cursor, search };
    const signups = await this.dataSource.manager.find(Signup, {
      where: { id: In(await newestIds(this.dataSource, newest)) },
      order: { createdAt: 'desc', id: 'desc' },
    });
    return signups.map(toSignupListItem);
  }

  /** All of them are counted already; what is filtered is counted now. */
  @OnCommand(CountSignups)
  async count({ search, accountStatus, paid }: CountSignups): Promise<number> {
    if ([search, accountStatus, paid].every((filter) => filter === undefined))
      return (await this.totals()).total;
    const leading = { account_status: accountStatus, paid };
    return countRows(this.dataSource, { table: 'signups', leading, search });
  }

  @OnCommand(GetSignupTotals)
  totals(): Promise<SignupTotalsView> {
    return readRunningTotals(this.dataSource, 'signups', ['total', 'pending', 'active', 'suspended']);
  }

  @OnCommand(GetSignupStatistics)
  statistics({ days }: GetSignupStatistics): Promise<DayCountView[]> {
    return countByDay(this.dataSource, 'signups', this.clock.now(), days);
  }

  @OnCommand(GetSignupSources)
  sources({ days }: GetSignupSources): Promise<SignupSourceView[]> {
    return countBySource(this.dataSource, this.clock.now(), days);
  }
}
