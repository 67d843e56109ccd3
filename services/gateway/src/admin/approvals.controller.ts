import { Body, Controller, Get, HttpCode, Param, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RefuseApprovalBody, type ApprovalView } from '@rep13/contracts-admin';
import { Clock } from '@rep13/service-kit';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { Approvals } from '../approvals/approvals.service.ts';
import { WAYS } from '../approvals/step-for-two.ts';
import { AdminRoles, SignedInAdmin } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { StepUpRequired } from '../edge/http-errors.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import type { SessionData } from '../sessions/session-data.ts';
import { provenUntil } from '../sessions/step-up-policy.ts';

/** Steps that take two of staff: every role reads, who may make the call itself decides. */
@ApiTags('admin')
@Controller('api/admin/approvals')
@AdminAudience()
export class ApprovalsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly clock: Clock,
  ) {}

  /** List the steps that take two. What is open first, then the latest; 200 at most. */
  @Get()
  list(@SignedInAdmin() viewer: AdminUser): Promise<ApprovalView[]> {
    return this.approvals.list(viewer);
  }

  /**
   * Agree to a step that somebody else asked for. It is done as it was asked, in the name of who agrees; what the service
   * says to it is answered, and the request stays open. Refused with `gateway.not-found`, `gateway.own-approval`,
   * `gateway.dependent-approval`, `gateway.approval-decided`, `gateway.idempotency-key-in-use` while somebody else is agreeing,
   * `gateway.step-up-required` for what needs the password itself, `gateway.validation-failed`, `sla.ticket-move-not-allowed`,
   * `sla.ticket-changed`, `sla.ticket-not-replied`, `agreements.mandate-not-in-force`, `agreements.mandate-over`,
   * `onboarding.profile-change-open`.
   */
  @Post(':id/grant')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  async grant(
    @Param('id', PathUuid) id: string,
    @SignedInAdmin() by: AdminUser,
    @Session() { admin }: SessionData,
  ): Promise<ApprovalView> {
    const { kind } = await this.approvals.find(id);
    const isProven = admin && provenUntil(admin) > this.clock.now().getTime();
    if (WAYS[kind].needsStepUp && !isProven) throw new StepUpRequired();
    return this.approvals.grant(id, by);
  }

  /**
   * Refuse a step that somebody asked for, or take the own request back. Refused with `gateway.not-found`,
   * `gateway.approval-decided`.
   */
  @Post(':id/refuse')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  refuse(
    @Param('id', PathUuid) id: string,
    @Body() { reason }: RefuseApprovalBody,
    @SignedInAdmin() by: AdminUser,
  ): Promise<ApprovalView> {
    return this.approvals.refuse(id, reason, by);
  }
}
