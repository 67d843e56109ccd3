import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import {
  AcceptProfileChange,
  ADDRESS_FIELDS,
  AskProfileChange,
  GetClientDetail,
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
import type { Response } from 'express';
import { AdminRoles, AdminUser, NeedsStepUp, ReadsClientFile, SignedInAdmin } from '../identity/index.ts';
import { ApprovalsService } from '../approvals/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { answerForTwo } from './answer-for-two.ts';

/** Changes of what clients registered: every role reads, who handles orders asks and decides. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class ProfileChangesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly approvals: ApprovalsService,
  ) {}

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

  /**
   * Change a client's particulars on its behalf. A mail address takes somebody else who agrees: 202, and nothing is done
   * yet. Then it waits for the new mailbox, and until the legal contact before it had 72 hours to stop it.
   */
  @Post('clients/:signupId/profile-changes')
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  @Idempotent()
  @ApiResponse({ status: 201 })
  @ApiResponse({ status: 202 })
  async ask(
    @Param('signupId', PathId) signupId: number,
    @Body() changes: ProfileChangeBody,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProfileChangeView | ApprovalNeededView> {
    const payload = { signupId, changes, byStaff: true };
    if (ADDRESS_FIELDS.every((field) => changes[field] === undefined))
      return this.rpc.call(AskProfileChange, payload);
    const { companyName } = await this.rpc.call(GetClientDetail, { signupId });
    const subject = { subjectId: `${signupId}`, subject: companyName };
    const step = { kind: 'change-client-address', ...subject, payload } as const;
    return answerForTwo(response, await this.approvals.ask<ProfileChangeView>(step, by));
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
