import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AcceptProfileChange,
  AskProfileChange,
  GetClientProfileChanges,
  ListProfileChanges,
  ProfileChangeBody,
  RefuseProfileChange,
  RefuseProfileChangeBody,
  type ClientProfileChangesView,
  type ProfileChangeItem,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { NeedsStepUp } from '../step-up/step-up.guard.ts';
import { ReadsClientFile } from '../trail/reads-client-file.decorator.ts';

/** Changes of what clients registered: every role reads, who handles orders asks and decides. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class ProfileChangesController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the changes that are open, the oldest first. */
  @Get('profile-changes')
  list(): Promise<ProfileChangeItem[]> {
    return this.rpc.call(ListProfileChanges, {});
  }

  /** Get one client's change that is open, and how the last one ended. */
  @Get('clients/:signupId/profile-changes')
  @ReadsClientFile('account')
  ofClient(@Param('signupId', PathId) signupId: number): Promise<ClientProfileChangesView> {
    return this.rpc.call(GetClientProfileChanges, { signupId });
  }

  /** Change a client's particulars on its behalf. A new mail address waits for its mailbox all the same. */
  @Post('clients/:signupId/profile-changes')
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  @Idempotent()
  ask(
    @Param('signupId', PathId) signupId: number,
    @Body() changes: ProfileChangeBody,
  ): Promise<ProfileChangeView> {
    return this.rpc.call(AskProfileChange, { signupId, changes, byStaff: true });
  }

  /** Accept what a change says of the company. 409 once it was decided. */
  @Post('profile-changes/:id/accept')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  accept(@Param('id', PathId) changeId: number): Promise<ProfileChangeView> {
    return this.rpc.call(AcceptProfileChange, { changeId });
  }

  /** Refuse a change, and tell the client why. 409 once it was decided. */
  @Post('profile-changes/:id/refuse')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  refuse(
    @Param('id', PathId) changeId: number,
    @Body() { reason }: RefuseProfileChangeBody,
  ): Promise<ProfileChangeView> {
    return this.rpc.call(RefuseProfileChange, { changeId, reason });
  }
}
