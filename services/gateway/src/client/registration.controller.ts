import { Body, Controller, Post, Req, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RegisterAgain, RegisterAgainBody, type SignupView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { clientOwner, SecondFactors, type SessionData, Sessions } from '../identity/index.ts';

/** A former client that comes back. */
@ApiTags('client')
@Controller('api/client/registration')
@ClientAudience()
export class ClientRegistrationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
  ) {}

  /**
   * Register the company again, once its agreement is over. It has a Client ID of its own and the password of before,
   * and is signed in. With a second factor its account is set up anew, because a factor belongs to one account: this
   * browser may pay and sign meanwhile.
   */
  @Post()
  @Idempotent()
  async register(
    @Session() { client }: SessionData,
    @Body() _consents: RegisterAgainBody,
    @Req() request: Request,
  ): Promise<SignupView> {
    const { signupId } = client;
    const reusesPassword = !(await this.factors.has(clientOwner(signupId)));
    const signup = await this.rpc.call(RegisterAgain, { signupId, reusesPassword });
    if (reusesPassword) await this.sessions.renewClient(request, signup.id);
    else await this.sessions.bindSignup(request, signup.id);
    return signup;
  }
}
