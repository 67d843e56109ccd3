import {
  Body,
  Controller,
  Header,
  HttpCode,
  HttpStatus,
  Inject,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  ClientSignInBody,
  ClientSetupBody,
  FindClientSignup,
  SetUpClientAccount,
  type ClientSetupView,
  type ClientUserView,
} from '@rep13/contracts-onboarding';
import { RpcClient, SignedLinks } from '@rep13/service-kit';
import { Refuses } from '../edge/refuses.decorator.ts';
import { WaitsFor } from '../edge/waits-for.decorator.ts';
import type { Request, Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { LEAVES_NOTHING } from '../edge/security-headers.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { SetupsGuard } from '../rate-limits/setups.guard.ts';
import { clientOwner, SecondFactors, Sessions } from '../identity/index.ts';
import { ClientSignInGuard } from './client-sign-in.guard.ts';
import { Identified } from './sign-in.guard.ts';

/** A client's way in and out, and the first password. */
@ApiTags('public')
@Controller('api/client')
@PublicAudience()
export class ClientSignInController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly factors: SecondFactors,
    @Inject(SignedLinks) private readonly links: SignedLinks,
  ) {}

  /**
   * Sign a client in. An account with a second factor is refused at first: the factor is to be shown within five
   * minutes.
   */
  @Post('login')
  @Refuses({ 'gateway.mfa-required': 401 })
  @HttpCode(200)
  @UseGuards(ClientSignInGuard)
  @ApiBody({ type: ClientSignInBody })
  async login(@Identified() client: ClientUserView, @Req() request: Request): Promise<ClientUserView> {
    await this.factors.demand(request, clientOwner(client.signupId));
    await this.sessions.signInClient(request, client.signupId);
    return client;
  }

  /** Sign a client out. */
  @Post('logout')
  @HttpCode(200)
  @Header(...LEAVES_NOTHING)
  async logout(@Req() request: Request): Promise<object> {
    await this.sessions.signOutClient(request);
    return {};
  }

  /**
   * Set up a client's account with its first password. 200 when the account is active: from then on the client signs
   * in, in this browser too. 202 when the owner was mailed a link to choose a password.
   */
  @Post('setup')
  @WaitsFor(SetUpClientAccount)
  @UseGuards(SetupsGuard)
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 202 })
  async setUp(
    @Body() { clientId, password, token }: ClientSetupBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClientSetupView> {
    const { signupId } = await this.rpc.call(FindClientSignup, { clientId });
    const link = token === undefined ? undefined : this.links.verify(token, 'client-setup');
    const isHeld = await this.sessions.holdsSignup(request, signupId);
    const ownerProven = isHeld || link?.signupId === signupId;
    const mailbox = isHeld ? undefined : link?.mailbox;
    if (!ownerProven) await this.limits.setups.take({ subject: clientId });
    const setup = await this.rpc.call(SetUpClientAccount, { clientId, password, ownerProven, mailbox });
    if (setup.outcome === 'activated') await this.sessions.endRegistration(signupId);
    else await this.sessions.noteSetupAsked(request, clientId);
    response.status(setup.outcome === 'activated' ? HttpStatus.OK : HttpStatus.ACCEPTED);
    return setup;
  }
}
