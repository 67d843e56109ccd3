import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndMandate, EndMandateBody, FindMandate, type MandateDetailView } from '@rep13/contracts-agreements';
import { NotFound, RpcClient } from '@rep13/service-kit';
import { REGISTER_NUMBER } from '@rep13/contracts-constants';
import type { Response } from 'express';
import { AdminRoles } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { NeedsStepUp } from '../step-up/step-up.guard.ts';
import { ReadsClientFile } from '../trail/reads-client-file.decorator.ts';

/** The mandates of clients: every role reads, admins end them. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class MandatesController {
  constructor(private readonly rpc: RpcClient) {}

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

  /** End a mandate on a day, or correct the day. 409 if the mandate is not in force. */
  @Post('mandates/:registerNumber/end')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  end(
    @Param('registerNumber') registerNumber: string,
    @Body() { endsAt, reason }: EndMandateBody,
  ): Promise<MandateDetailView> {
    if (!REGISTER_NUMBER.test(registerNumber)) throw new NotFound();
    return this.rpc.call(EndMandate, { registerNumber, endsAt, reason });
  }
}
