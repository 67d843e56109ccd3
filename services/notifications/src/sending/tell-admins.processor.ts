import { Injectable } from '@nestjs/common';
import { ListAdminAddressees } from '@rep13/contracts-gateway';
import { Process, RpcClient, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { enqueueEmail } from '../emails/email.ts';
import { glassBroken } from '../emails/glass-broken/glass-broken.email.ts';
import { TELL_ADMINS, type BrokenGlass } from '../emails/glass-broken/tell-admins.job.ts';
import { writingFailure } from './send-failure.ts';

/** One mail for each admin, so that each has its own row, Message-ID and outcome. */
@Process(TELL_ADMINS)
@Injectable()
export class TellAdminsProcessor implements JobProcessor<BrokenGlass> {
  constructor(private readonly rpc: RpcClient) {}

  async process({ payload: { approvalId } }: JobTry<BrokenGlass>): Promise<Conclusion> {
    const admins = await this.rpc.call(ListAdminAddressees, {}).catch((error: unknown) => {
      throw writingFailure(error);
    });
    return ({ jobs }) => {
      for (const { adminUserId } of admins)
        enqueueEmail(jobs, glassBroken, { adminUserId, approvalId }, `${approvalId}:${adminUserId}`);
      return Promise.resolve();
    };
  }
}
