import { Body, Controller, HttpCode, Post, Req, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { StepUpBody, type StepUpView } from '@rep13/contracts-gateway';
import type { Request } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { ProveAgain, type SessionData, Sessions } from '../identity/index.ts';

/** Takes the own password again: opens, for ten minutes and in this session only, what needs it. */
@ApiTags('client')
@Controller('api/client/step-up')
@ClientAudience()
export class ClientStepUpController {
  constructor(
    private readonly proof: ProveAgain,
    private readonly sessions: Sessions,
  ) {}

  /** Enter the own password again. A wrong password counts as one at the sign-in, and locks the account as there. */
  @Post()
  @Refuses({ 'onboarding.account-locked': 423 })
  @HttpCode(200)
  async prove(
    @Body() body: StepUpBody,
    @Session() { client: { signupId } }: SessionData,
    @Req() request: Request,
  ): Promise<StepUpView> {
    await this.proof.proveClient(request, signupId, body);
    return { until: await this.sessions.proveAgain(request, 'client') };
  }
}
