import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FindAgreement } from '@rep13/contracts-agreements';
import {
  GetClientDetail,
  ReactivateClient,
  SuspendClient,
  SuspendClientBody,
  type ClientAccountDetailView,
  type ClientDetailView,
} from '@rep13/contracts-onboarding';
import { ListTickets } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, clientOwner, NeedsStepUp, ReadsClientFile, SecondFactors } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** One client: every role reads, admins suspend and reactivate. */
@ApiTags('admin')
@Controller('api/admin/clients/:signupId')
@AdminAudience()
export class ClientsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly factors: SecondFactors,
  ) {}

  /** Get one client: account, agreement and number of open tickets. */
  @Get()
  @ReadsClientFile('account')
  async get(@Param('signupId', PathId) signupId: number): Promise<ClientDetailView> {
    const [account, agreement, tickets] = await Promise.all([
      this.rpc.call(GetClientDetail, { signupId }),
      this.rpc.call(FindAgreement, { signupId }),
      this.rpc.call(ListTickets, { signupId }),
    ]);
    const openTickets = tickets.filter(({ status }) => status !== 'closed').length;
    const hasSecondFactor = await this.factors.has(clientOwner(signupId));
    return { ...account, agreement, openTickets, hasSecondFactor };
  }

  /** Suspend a client. The client may go on to sign in and read. 409 if suspended already. */
  @Post('suspend')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  suspend(
    @Param('signupId', PathId) signupId: number,
    @Body() { reason }: SuspendClientBody,
  ): Promise<ClientAccountDetailView> {
    return this.rpc.call(SuspendClient, { signupId, reason });
  }

  /** Reactivate a suspended client. 409 if not suspended. */
  @Post('reactivate')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  reactivate(@Param('signupId', PathId) signupId: number): Promise<ClientAccountDetailView> {
    return this.rpc.call(ReactivateClient, { signupId });
  }
}
