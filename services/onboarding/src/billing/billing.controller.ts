import { Controller } from '@nestjs/common';
import {
  ChangeBilling,
  FinishBillingTask,
  GetBilling,
  CountBillingTasks,
  ListBillingTasks,
  RecordTaxIdCheck,
  type BillingTaskView,
  type BillingView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { BillingTasks } from './billing-tasks.service.ts';
import { BillingService } from './billing.service.ts';

/** Commands about who invoices are for, and what staff has to settle about money. */
@Controller()
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly tasks: BillingTasks,
  ) {}

  @OnCommand(GetBilling)
  get({ signupId }: GetBilling): Promise<BillingView> {
    return this.billing.get(signupId);
  }

  @OnCommand(ChangeBilling)
  change(command: ChangeBilling): Promise<BillingView> {
    return this.billing.change(command);
  }

  @OnCommand(RecordTaxIdCheck)
  recordCheck(command: RecordTaxIdCheck): Promise<BillingView> {
    return this.billing.recordCheck(command);
  }

  @OnCommand(ListBillingTasks)
  listTasks(query: ListBillingTasks): Promise<BillingTaskView[]> {
    return this.tasks.list(query);
  }

  @OnCommand(CountBillingTasks)
  countTasks(query: CountBillingTasks): Promise<number> {
    return this.tasks.count(query);
  }

  @OnCommand(FinishBillingTask)
  finishTask(command: FinishBillingTask): Promise<BillingTaskView> {
    return this.tasks.finish(command);
  }
}
