import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RefuseApprovalBody, type ApprovalView, type StepLetterView } from '@rep13/contracts-admin';
import { AdminRoles, AdminUser, NeedsStepUp, SignedInAdmin } from '../identity/index.ts';
import { ApprovalsService, STEP_REFUSALS, StepLetters } from '../approvals/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

/** Steps that take two of staff: every role reads, who may make the call itself decides. */
@ApiTags('admin')
@Controller('api/admin/approvals')
@AdminAudience()
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly letters: StepLetters,
  ) {}

  /** List the steps that take two. What is open first, then the latest; 200 at most. */
  @Get()
  list(@SignedInAdmin() viewer: AdminUser): Promise<ApprovalView[]> {
    return this.approvals.list(viewer);
  }

  /** Read the mail that a step would send to the authority, word for word; null where it sends none. */
  @Get(':id/letter')
  async letter(@Param('id', PathUuid) id: string): Promise<StepLetterView> {
    return { letter: await this.letters.of(await this.approvals.find(id)) };
  }

  /**
   * Agree to a step that somebody else asked for. It is done as it was asked, in the name of who agrees; what the
   * service says to it is answered, and the request stays open. Refused while somebody else is agreeing.
   */
  @Post(':id/grant')
  @Refuses({
    'gateway.own-approval': 409,
    'gateway.dependent-approval': 409,
    'gateway.approval-decided': 409,
    'gateway.idempotency-key-in-use': 409,
    ...STEP_REFUSALS,
  })
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  grant(@Param('id', PathUuid) id: string, @SignedInAdmin() by: AdminUser): Promise<ApprovalView> {
    return this.approvals.grant(id, by);
  }

  /** Refuse a step that somebody asked for, or take the own request back. */
  @Post(':id/refuse')
  @Refuses({ 'gateway.approval-decided': 409 })
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  refuse(
    @Param('id', PathUuid) id: string,
    @Body() { reason }: RefuseApprovalBody,
    @SignedInAdmin() by: AdminUser,
  ): Promise<ApprovalView> {
    return this.approvals.refuse(id, reason, by);
  }
}
