import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { StepUpBody, type StepUpView } from '@rep13/contracts-gateway';
import type { Request } from 'express';
import {
  AdminUser,
  AllowedBeforeSecondFactor,
  NeedsStepUp,
  ProveAgain,
  Sessions,
  SignedInAdmin,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';

/** Enough for a download to begin that is asked for next. */
const ENOUGH_MS = 60_000;

/** Takes the own password again: opens, for ten minutes and in this session only, what needs it. */
@ApiTags('admin')
@Controller('api/admin/step-up')
@AdminAudience()
export class AdminStepUpController {
  constructor(
    private readonly proof: ProveAgain,
    private readonly sessions: Sessions,
  ) {}

  /** Ask whether the step-up lasts a minute more. For use before a download, whose refusal nobody would see. */
  @Get()
  @NeedsStepUp('admin', ENOUGH_MS)
  check(): object {
    return {};
  }

  /** Enter the own password again. A wrong password counts as one at the sign-in. */
  @Post()
  @HttpCode(200)
  @AllowedBeforeSecondFactor()
  async prove(
    @Body() body: StepUpBody,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<StepUpView> {
    await this.proof.proveAdmin(request, user, body);
    return { until: await this.sessions.proveAgain(request, 'admin') };
  }
}
