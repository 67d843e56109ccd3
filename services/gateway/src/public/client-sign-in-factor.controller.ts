import { Body, Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  PasskeyAnswerBody,
  SecondFactorCodeBody,
  type PasskeyOptionsView,
  type SecondFactorDemandView,
} from '@rep13/contracts-gateway';
import { GetClientUser, type ClientUserView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import {
  clientOwner,
  type FactorOwner,
  HalfSessions,
  HalfwayClientGuard,
  PasskeyChallenges,
  SecondFactors,
  Sessions,
  SignInTrail,
} from '../identity/index.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

/** For a client whose password was right within the last five minutes: the second factor. */
@ApiTags('public')
@Controller('api/client/login')
@PublicAudience()
@UseGuards(HalfwayClientGuard)
export class ClientSignInFactorController {
  constructor(
    private readonly halves: HalfSessions,
    private readonly factors: SecondFactors,
    private readonly challenges: PasskeyChallenges,
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly trail: SignInTrail,
  ) {}

  /** Get the second factors that may be shown. */
  @Get('second-factor')
  demanded(@Req() request: Request): Promise<SecondFactorDemandView> {
    return this.factors.demanded(request, 'client');
  }

  /** Show the second factor by a code. A code of the authenticator app or a recovery code, each once. */
  @Post('second-factor')
  @Refuses({ 'gateway.invalid-credentials': 401 })
  @HttpCode(200)
  async showCode(@Body() { code }: SecondFactorCodeBody, @Req() request: Request): Promise<ClientUserView> {
    const owner = this.halfWay(request);
    await this.trail.attempt(proofOf(request, owner), () => this.factors.proveByCode(request, owner, code));
    return this.signIn(request, owner);
  }

  /** Get the options for showing a passkey. */
  @Post('passkey/options')
  @HttpCode(200)
  passkeyOptions(@Req() request: Request): Promise<PasskeyOptionsView> {
    return this.challenges.toShow(request, this.halfWay(request));
  }

  /** Show the second factor by a passkey. Refused for a passkey of somebody else. */
  @Post('passkey')
  @Refuses({ 'gateway.invalid-credentials': 401 })
  @HttpCode(200)
  async showPasskey(@Body() { answer }: PasskeyAnswerBody, @Req() request: Request): Promise<ClientUserView> {
    const owner = this.halfWay(request);
    await this.trail.attempt(proofOf(request, owner), () => this.challenges.prove(request, owner, answer));
    return this.signIn(request, owner);
  }

  private halfWay = (request: Request): FactorOwner => clientOwner(this.halves.find(request, 'client').id);

  private async signIn(request: Request, { id }: FactorOwner): Promise<ClientUserView> {
    const client = await this.rpc.call(GetClientUser, { signupId: id });
    await this.sessions.signInClient(request, id);
    return client;
  }
}

/** What the audit log is told of one that is wrong. */
const proofOf = (request: Request, { id }: FactorOwner) =>
  ({ request, at: 'second-factor', named: { account: 'client', signupId: id } }) as const;
