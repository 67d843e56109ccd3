import { Mandate } from './mandate.entity.ts';
import { Injectable } from '@nestjs/common';
import { MandateResumed, MandateSuspended } from '@rep13/contracts-agreements';
import {
  ClientAccountReactivated,
  ClientAccountSuspended,
  PaymentCompleted,
} from '@rep13/contracts-onboarding';
import { lockOne, OnEvent, type Handling } from '@rep13/service-kit';
import { saveMandate } from './save-mandate.ts';

/** What onboarding announces that a mandate depends on. */
@Injectable()
export class UpdateMandateWhenClientChanges {
  @OnEvent(PaymentCompleted, 'mandates')
  async begin({ signupId, paidAt }: PaymentCompleted, handling: Handling): Promise<void> {
    await saveMandate(handling, { signupId, paidAt: new Date(paidAt) });
  }

  @OnEvent(ClientAccountSuspended, 'mandates')
  suspend({ signupId, suspendedAt }: ClientAccountSuspended, handling: Handling): Promise<void> {
    return changeSuspension(handling, signupId, true, suspendedAt);
  }

  @OnEvent(ClientAccountReactivated, 'mandates')
  resume({ signupId, reactivatedAt }: ClientAccountReactivated, handling: Handling): Promise<void> {
    return changeSuspension(handling, signupId, false, reactivatedAt);
  }
}

/** A client who has neither signed nor paid has no mandate, and can do neither while suspended. */
async function changeSuspension(
  { db, outbox }: Handling,
  signupId: number,
  isSuspended: boolean,
  at: string,
): Promise<void> {
  const mandate = await lockOne(db, Mandate, { signupId });
  if (!mandate?.changeSuspension(isSuspended, new Date(at))) return;
  await db.save(mandate);
  const { registerNumber } = mandate;
  if (isSuspended) outbox.add(MandateSuspended, { signupId, registerNumber, suspendedAt: at });
  else outbox.add(MandateResumed, { signupId, registerNumber, resumedAt: at });
}
