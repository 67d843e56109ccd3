import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ClientResetBody,
  ClientResetConfirmBody,
  GetClientUser,
  RequestPasswordReset,
  ResetClientPassword,
  type PasswordResetView,
} from '@rep13/contracts-onboarding';
import { Clock, RpcClient, SignedLinks } from '@rep13/service-kit';
import { WaitsFor } from '../edge/waits-for.decorator.ts';
import type { Request, Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { LinkExpired } from '../edge/http-errors.ts';
import { addressOf } from '../edge/request-id.ts';
import { accountOf } from '../rate-limits/limit-guesses.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { KnownDevices, Sessions } from '../identity/index.ts';

/** A client's forgotten password. */
@ApiTags('public')
@Controller('api/client/reset')
@PublicAudience()
export class ClientResetController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly devices: KnownDevices,
    @Inject(SignedLinks) private readonly links: SignedLinks,
  ) {}

  /**
   * Ask for a link to reset a client's password. Always 202 and `{}`, whether the Client ID exists or not; 429 only
   * to an address that asks too often itself.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  async request(@Body() { clientId }: ClientResetBody, @Req() request: Request): Promise<object> {
    const address = addressOf(request);
    await this.limits.resetsByAddress.take({ address });
    await this.limits.resets.take({ subject: clientId, address });
    await this.rpc.call(RequestPasswordReset, { clientId });
    return {};
  }

  /**
   * Reset a client's password. With the token out of the mail, once. Ends every session of the client, and makes the
   * browser a known device: strangers who go on with wrong passwords don't keep it out.
   */
  @Post('confirm')
  @WaitsFor(ResetClientPassword)
  @HttpCode(200)
  async confirm(
    @Body() { token, password }: ClientResetConfirmBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordResetView> {
    const link = this.links.verify(token, 'reset-password');
    if (!link?.id) throw new LinkExpired();
    const { signupId, id: resetId, mailbox } = link;
    // Asked first: once the password is another one, nothing may fail any more.
    const name = accountOf(await this.rpc.call(GetClientUser, { signupId }));
    const reset = await this.rpc.call(ResetClientPassword, { signupId, resetId, password, mailbox });
    await this.sessions.endOfClient(signupId, this.clock.now());
    this.devices.remember(response, name);
    return reset;
  }
}
