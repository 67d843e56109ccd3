import { Inject, Injectable } from '@nestjs/common';
import { EU_MEMBER_STATES, leavesOut } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { AnnualUpdateDue } from '@rep13/contracts-onboarding';
import {
  LEGAL_ENTITY,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { ProviderInformation } from './provider-information.entity.ts';
import { REMIND_OF_ANNUAL_UPDATE, type AnnualUpdateReminder } from './remind-of-annual-update.job.ts';

/** Announces that the update is due; nothing to do when something newer was saved meanwhile. */
@Process(REMIND_OF_ANNUAL_UPDATE)
@Injectable()
export class RemindOfAnnualUpdate implements JobProcessor<AnnualUpdateReminder> {
  constructor(@Inject(LEGAL_ENTITY) private readonly entity: LegalEntity) {}

  process({ payload }: JobTry<AnnualUpdateReminder>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.remind(scope, payload));
  }

  private async remind({ db, outbox }: Scope, reminder: AnnualUpdateReminder): Promise<void> {
    const { signupId, version, daysLeft } = reminder;
    const lock = { mode: 'pessimistic_read' } as const;
    const information = await db.findOne(ProviderInformation, { where: { signupId, version }, lock });
    if (!information) return;
    const annualUpdateDue = information.annualUpdateDue.toISOString();
    const marketLeftOut = this.leftOutOf(information.statement.euMarketsServed);
    outbox.add(AnnualUpdateDue, {
      signupId,
      daysLeft,
      annualUpdateDue,
      ...(marketLeftOut && { marketLeftOut }),
    });
  }

  /** Our own Member State, where the client offers nothing there. */
  private leftOutOf(markets: readonly string[]) {
    const { memberState } = this.entity;
    return leavesOut(markets, memberState)
      ? EU_MEMBER_STATES.find((state) => state === memberState)
      : undefined;
  }
}
