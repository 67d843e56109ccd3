import { Body, Controller, Delete, Get, Param, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AskProfileChange,
  GetClientProfileChanges,
  ProfileChangeBody,
  WithdrawProfileChange,
  type ClientProfileChangesView,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { NeedsStepUp, type SessionData } from '../identity/index.ts';

/** Changes of what the client registered. */
@ApiTags('client')
@Controller('api/client/profile-changes')
@ClientAudience()
export class ClientProfileChangesController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the own change that is open, and how the last one ended. */
  @Get()
  get(@Session() { client }: SessionData): Promise<ClientProfileChangesView> {
    return this.rpc.call(GetClientProfileChanges, { signupId: client.signupId });
  }

  /**
   * Change the own particulars. What is said of the company waits for our staff, a new mail address for whoever reads
   * what we send there; all of it is made at once. Refused while another waits.
   */
  @Post()
  @NeedsStepUp('client')
  @Idempotent()
  ask(
    @Session() { client: { signupId } }: SessionData,
    @Body() changes: ProfileChangeBody,
  ): Promise<ProfileChangeView> {
    return this.rpc.call(AskProfileChange, { signupId, changes, byStaff: false });
  }

  /** Withdraw the own change. Refused once it was decided. */
  @Delete(':id')
  withdraw(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) changeId: number,
  ): Promise<ProfileChangeView> {
    return this.rpc.call(WithdrawProfileChange, { signupId, changeId });
  }
}
