import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import {
  EndMandate,
  EndMandateBody,
  FindMandate,
  GetMandateClient,
  type MandateClientView,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { REGISTER_NUMBER } from '@rep13/contracts-agreements/constants';
import type { Response } from 'express';
import { AdminRoles, AdminUser, NeedsStepUp, ReadsClientFile, SignedInAdmin } from '../identity/index.ts';
import { ApprovalsService } from '../approvals/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { answerForTwo, AnswersForTwo } from './answer-for-two.ts';

/** The mandates of clients: every role reads, admins end them. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class MandatesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly approvals: ApprovalsService,
  ) {}

  /** Get one client's mandate. `null` as long as nothing is signed or paid. */
  @Get('clients/:signupId/mandate')
  @ReadsClientFile('account')
  async get(
    @Param('signupId', PathId) signupId: number,
    @Res() response: Response<MandateDetailView | null>,
  ): Promise<void> {
    // Answered by hand, because Nest would send nothing at all for null.
    response.json(await this.rpc.call(FindMandate, { signupId }));
  }

  /** Get the client whose mandate has this number. */
  @Get('mandates/:registerNumber')
  clientOf(
    @Param('registerNumber', new PathText(REGISTER_NUMBER)) registerNumber: string,
  ): Promise<MandateClientView> {
    return this.rpc.call(GetMandateClient, { registerNumber });
  }

  /**
   * End a mandate on a day, or correct the day. 409 if the mandate is not in force. 202 if somebody else has to agree,
   * and nothing is done yet; with `breakGlass` it is done at once.
   */
  @Post('mandates/:registerNumber/end')
  @Refuses(EndMandate.errors)
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  @AnswersForTwo()
  async end(
    @Param('registerNumber', new PathText(REGISTER_NUMBER)) registerNumber: string,
    @Body() { endsAt, reason, breakGlass }: EndMandateBody,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MandateDetailView | ApprovalNeededView> {
    const subject = { subjectId: registerNumber, subject: registerNumber };
    const payload = { registerNumber, endsAt, reason };
    const step = { kind: 'end-mandate', ...subject, payload, breakGlass } as const;
    return answerForTwo(response, await this.approvals.ask<MandateDetailView>(step, by));
  }
}
