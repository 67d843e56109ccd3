import { Injectable } from '@nestjs/common';
import {
  ListAdminAddressees,
  ListApprovalAddressees,
  type AdminAddresseeView,
} from '@rep13/contracts-gateway';
import { Process, RpcClient, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { enqueueEmail } from '../emails/email.ts';
import { approvalAsked } from '../emails/approval-asked/approval-asked.email.ts';
import { approvalGranted } from '../emails/approval-granted/approval-granted.email.ts';
import { glassBroken } from '../emails/glass-broken/glass-broken.email.ts';
import { NOTIFY_ADMINS, type AdminNotification } from '../emails/notify-admins.job.ts';
import { writingFailure } from './send-failure.ts';

const EMAILS_OF = { requested: approvalAsked, granted: approvalGranted } as const;

/** One mail for each admin, so that each has its own row, Message-ID and outcome. */
@Process(NOTIFY_ADMINS)
@Injectable()
export class NotifyAdminsProcessor implements JobProcessor<AdminNotification> {
  constructor(private readonly rpc: RpcClient) {}

  async process({ payload }: JobTry<AdminNotification>): Promise<Conclusion> {
    const { approvalId, fact, except, asker } = payload;
    const addressees = await this.addressees(payload).catch((error: unknown) => {
      throw writingFailure(error);
    });
    return ({ jobs }) => {
      const email = fact ? EMAILS_OF[fact] : glassBroken;
      for (const { adminUserId } of addressees)
        if (adminUserId !== except && adminUserId !== asker)
          enqueueEmail(jobs, email, { adminUserId, approvalId }, `${approvalId}:${adminUserId}`);
      return Promise.resolve();
    };
  }

  /** What is asked for concerns who may decide about it, too. */
  private addressees({ approvalId, fact }: AdminNotification): Promise<readonly AdminAddresseeView[]> {
    return fact === 'requested'
      ? this.rpc.call(ListApprovalAddressees, { approvalId })
      : this.rpc.call(ListAdminAddressees, {});
  }
}
