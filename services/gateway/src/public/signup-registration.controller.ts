import { Body, Controller, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  MailedTokenBody,
  RegisterSignup,
  ResumeSignup,
  SignupBody,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { RpcClient, SignedLinks } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { NotStaffGuard, Sessions } from '../identity/index.ts';
import { LinkExpired } from '../edge/http-errors.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { SignupsGuard } from '../rate-limits/signups.guard.ts';
import { toRegisterSignup } from './to-register-signup.ts';

/** Registering, and coming back to a registration from another device. Both bind the signup to the session. */
@ApiTags('public')
@Controller('api/signup')
@PublicAudience()
export class SignupRegistrationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    @Inject(SignedLinks) private readonly links: SignedLinks,
  ) {}

  /** Register a company. The signup belongs to this session from then on. */
  @Post()
  @UseGuards(NotStaffGuard, SignupsGuard)
  @Idempotent()
  async register(@Body() body: SignupBody, @Req() request: Request): Promise<SignupView> {
    const signup = await this.rpc.call(RegisterSignup, toRegisterSignup(body));
    await this.sessions.bindSignup(request, signup.id);
    return signup;
  }

  /**
   * Go on with a signup in another browser. Not in a browser in which staff is signed in: it would be bound to a
   * client when they have left. Refused when the link has expired, and once the client has to sign in.
   */
  @Post('resume')
  @Refuses({ 'onboarding.link-expired': 410 })
  @HttpCode(200)
  @UseGuards(NotStaffGuard)
  async resume(@Body() { token }: MailedTokenBody, @Req() request: Request): Promise<SignupView> {
    const link = this.links.verify(token, 'resume-signup');
    if (!link) throw new LinkExpired();
    const signup = await this.rpc.call(ResumeSignup, { signupId: link.signupId, mailbox: link.mailbox });
    await this.sessions.bindSignup(request, signup.id);
    return signup;
  }
}
