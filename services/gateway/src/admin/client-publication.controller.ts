import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConfirmPublication,
  ConfirmPublicationBody,
  GetClientPublication,
  type ClientPublicationView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, NeedsStepUp, ReadsClientFile } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** What one client's website says of its representative: every role reads, who handles orders confirms. */
@ApiTags('admin')
@Controller('api/admin/clients/:signupId/publication')
@AdminAudience()
export class ClientPublicationController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get whether one client's website says who the representative is, with the last ten checks. */
  @Get()
  @ReadsClientFile('account')
  get(@Param('signupId', PathId) signupId: number): Promise<ClientPublicationView> {
    return this.rpc.call(GetClientPublication, { signupId });
  }

  /** Confirm by hand that it does, for a page that shows nothing to a program. 409 if no mandate is in force. */
  @Post('confirm')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  @Idempotent()
  confirm(
    @Param('signupId', PathId) signupId: number,
    @Body() { note }: ConfirmPublicationBody,
  ): Promise<ClientPublicationView> {
    return this.rpc.call(ConfirmPublication, { signupId, note });
  }
}
