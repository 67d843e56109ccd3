import { Injectable } from '@nestjs/common';
import { GlassBroken, ListAdminAddressees } from '@rep13/contracts-gateway';
import { OnEvent, RpcClient, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { glassBroken } from './glass-broken.email.ts';

/** One mail for each, so that each has its own row and outcome. */
@Injectable()
export class TellAdminsWhenGlassBroken {
  constructor(private readonly rpc: RpcClient) {}

  @OnEvent(GlassBroken, 'mail')
  async handle({ approvalId }: GlassBroken, { jobs }: Handling): Promise<void> {
    for (const { adminUserId } of await this.rpc.call(ListAdminAddressees, {}))
      enqueueEmail(jobs, glassBroken, { adminUserId, approvalId }, `${approvalId}:${adminUserId}`);
  }
}
