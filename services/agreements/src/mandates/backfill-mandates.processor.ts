import { Injectable } from '@nestjs/common';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import {
  NotFound,
  Process,
  RpcClient,
  UnitOfWork,
  type Conclusion,
  type JobProcessor,
  type JobTry,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { BACKFILL_MANDATES, type BackfillRange } from './backfill-mandates.job.ts';
import { saveMandate } from './save-mandate.ts';
import { signedWithoutMandate, type SignedWithoutMandate } from './signed-without-mandate.ts';

const BATCH = 50;

/**
 * Who has paid and who is suspended only onboarding knows. Each mandate is kept at once, so a batch that breaks off goes
 * on where it was.
 */
@Process(BACKFILL_MANDATES)
@Injectable()
export class BackfillMandates implements JobProcessor<BackfillRange> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
  ) {}

  async process({ payload: { after, upTo } }: JobTry<BackfillRange>): Promise<Conclusion | void> {
    const batch = await signedWithoutMandate(this.dataSource.manager, { after, upTo }, BATCH);
    for (const agreement of batch) await this.backfill(agreement);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    const rest = { after: last.id, upTo };
    return ({ jobs }) => Promise.resolve(jobs.enqueue(BACKFILL_MANDATES, `${last.id}-${upTo}`, rest));
  }

  private async backfill({ signupId, signedAt }: SignedWithoutMandate): Promise<void> {
    const party = await this.party(signupId);
    // A client whose registration has had its time has no mandate that anybody could look up.
    if (!party) return;
    const paidAt = party.paidAt ? new Date(party.paidAt) : null;
    await this.unitOfWork.run(async (scope) => {
      const mandate = await saveMandate(scope, { signupId, signedAt, paidAt, isBackfilled: true });
      if (party.accountStatus === 'suspended' && mandate.changeSuspension(true, new Date(0))) {
        await scope.db.save(mandate);
      }
    });
  }

  private async party(signupId: number): Promise<SignupPartyView | null> {
    try {
      return await this.rpc.call(GetSignupParty, { signupId });
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}
