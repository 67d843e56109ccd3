import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AnnounceFeeChange,
  AnnounceFeeChanges,
  BillingBody,
  BillingTasksQuery,
  ChangeBilling,
  CountBillingTasks,
  FeeChangeBody,
  FindSubscription,
  FinishBillingTask,
  FinishBillingTaskBody,
  GetBilling,
  ListBillingTasks,
  RecordTaxIdCheck,
  TaxIdCheckBody,
  type BillingTaskView,
  type BillingView,
  type FeeChangesView,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { LIST_MAX } from '@rep13/contracts-constants';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminRoles, NeedsStepUp, ReadsClientFile } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Whom invoices are for, and what staff has to settle about money: every role reads, admins decide. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class BillingController {
  constructor(private readonly rpc: RpcClient) {}

  /** List what has to be settled about money. Newest first; `open=true` leaves out what is settled. */
  @Get('billing-tasks')
  @DocumentsRestHeaders()
  tasks(
    @Query() query: BillingTasksQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BillingTaskView[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListBillingTasks, page),
      count: (filters) => this.rpc.call(CountBillingTasks, filters),
    });
  }

  /** Say how a task was settled. 409 once somebody has said so. */
  @Post('billing-tasks/:id/done')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  finish(
    @Param('id', PathId) taskId: number,
    @Body() { note }: FinishBillingTaskBody,
  ): Promise<BillingTaskView> {
    return this.rpc.call(FinishBillingTask, { taskId, note });
  }

  /** Get whom a client's invoices are for. */
  @Get('clients/:signupId/billing')
  @ReadsClientFile('account')
  billing(@Param('signupId', PathId) signupId: number): Promise<BillingView> {
    return this.rpc.call(GetBilling, { signupId });
  }

  /** Say whom a client's invoices are for. Payments that wait for it get theirs. */
  @Put('clients/:signupId/billing')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  change(@Param('signupId', PathId) signupId: number, @Body() billing: BillingBody): Promise<BillingView> {
    return this.rpc.call(ChangeBilling, { signupId, billing });
  }

  /** Record that a client's number was looked up where it is registered. Payments that wait for it get their invoice. */
  @Post('clients/:signupId/tax-id-checks')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  recordCheck(
    @Param('signupId', PathId) signupId: number,
    @Body() { isValid, note }: TaxIdCheckBody,
  ): Promise<BillingView> {
    return this.rpc.call(RecordTaxIdCheck, { signupId, isValid, note });
  }

  /** Get a client's subscription. `null` as long as nothing is paid. */
  @Get('clients/:signupId/subscription')
  @ReadsClientFile('account')
  async subscription(
    @Param('signupId', PathId) signupId: number,
    @Res() response: Response<SubscriptionView | null>,
  ): Promise<void> {
    // Answered by hand, because Nest would send nothing at all for null.
    response.json(await this.rpc.call(FindSubscription, { signupId }));
  }

  /**
   * Announce another fee to a client. A higher one begins with the next year that is 60 days away, a lower one with the
   * next year; the fee of today takes an announcement back. 409 if there is no further year, or the client knows of it.
   */
  @Post('clients/:signupId/fee-change')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  announceFee(
    @Param('signupId', PathId) signupId: number,
    @Body() { amountCents }: FeeChangeBody,
  ): Promise<{ announced: true }> {
    return this.rpc.call(AnnounceFeeChange, { signupId, amountCents });
  }

  /** Announce another fee to every client whose agreement renews. Each gets its own dates, and a mail. */
  @Post('fee-changes')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  announceFeeToAll(@Body() { amountCents }: FeeChangeBody): Promise<FeeChangesView> {
    return this.rpc.call(AnnounceFeeChanges, { amountCents });
  }
}
