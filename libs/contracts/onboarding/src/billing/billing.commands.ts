import { Type } from 'class-transformer';
import { IsBoolean, IsInt, Min, ValidateNested } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Command, PageQuery, type Refusals } from '@rep13/contracts-messaging';
import { OptionalFlag, RequiredText, SignupId } from '@rep13/contracts-validation';
import { BillingBody } from './billing.body.ts';
import type { BillingTaskView, BillingView } from './billing.views.ts';

/** Who one client's invoices are for; as registered while nothing else was said. */
export class GetBilling extends Command<BillingView> {
  static readonly subject = 'rpc.onboarding.billing.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/**
 * Say who the invoices are for. Payments that wait for it get their invoice. Invoices that are issued stay as they are.
 */
export class ChangeBilling extends Command<BillingView> {
  static readonly subject = 'rpc.onboarding.billing.change.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @ValidateNested() @Type(() => BillingBody) readonly billing!: BillingBody;
}

/** What a look at a register came to: whether the number is known there as the client's, where, and what was seen. */
export class TaxIdCheckBody {
  @IsBoolean() readonly isValid!: boolean;
  @RequiredText(LIMITS.billingNoteMax, MESSAGES.taxIdCheckNote) readonly note!: string;
}

/** Record that staff has looked a client's number up. Invoices that wait for it are issued. */
export class RecordTaxIdCheck extends TaxIdCheckBody implements Command<BillingView> {
  static readonly subject = 'rpc.onboarding.billing.record-tax-id-check.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: BillingView;
  @SignupId() readonly signupId!: number;
}

/** Which tasks: all of them, newest first, or only those that are open. */
export class BillingTasksQuery extends PageQuery {
  @OptionalFlag() readonly open?: boolean;
}

/** What staff has to settle about money, newest first. */
export class ListBillingTasks extends BillingTasksQuery implements Command<BillingTaskView[]> {
  static readonly subject = 'rpc.onboarding.billing-task.list.v1';
  declare readonly replyType?: BillingTaskView[];
}

/** How many tasks the filters find, exactly. Which page is asked for does not matter. */
export class CountBillingTasks extends BillingTasksQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.billing-task.count.v1';
  declare readonly replyType?: number;
}

/** `POST /api/admin/billing-tasks/:id/done`. */
export class FinishBillingTaskBody {
  @RequiredText(LIMITS.billingNoteMax, MESSAGES.billingNote) readonly note!: string;
}

/** Say how a task was settled. */
export class FinishBillingTask extends FinishBillingTaskBody implements Command<BillingTaskView> {
  static readonly subject = 'rpc.onboarding.billing-task.finish.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.billing-task-done': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: BillingTaskView;
  @IsInt() @Min(1) readonly taskId!: number;
}
