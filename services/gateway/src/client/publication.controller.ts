import { Body, Controller, Get, HttpCode, Post, Put, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CheckPublication,
  GetClientPublication,
  NamePublicationPage,
  PublicationPageBody,
  type ClientPublicationView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SessionData } from '../identity/index.ts';

/** What the client's own website says of its representative. */
@ApiTags('client')
@Controller('api/client/publication')
@ClientAudience()
export class PublicationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /** Get whether the own website says who the representative is, with the last ten checks. */
  @Get()
  get(@Session() { client }: SessionData): Promise<ClientPublicationView> {
    return this.rpc.call(GetClientPublication, { signupId: client.signupId });
  }

  /** Name the page that says it, on the domain of the registered website. It is read at once, which counts as a check. */
  @Put()
  async namePage(
    @Session() { client: { signupId } }: SessionData,
    @Body() { url }: PublicationPageBody,
  ): Promise<ClientPublicationView> {
    await this.countCheck(signupId);
    return this.rpc.call(NamePublicationPage, { signupId, url });
  }

  /** Have the own website read now, six times an hour at most. The answer says `isChecking` until that is done. */
  @Post('check')
  @HttpCode(202)
  async check(@Session() { client: { signupId } }: SessionData): Promise<ClientPublicationView> {
    await this.countCheck(signupId);
    return this.rpc.call(CheckPublication, { signupId });
  }

  private countCheck(signupId: number): Promise<void> {
    return this.limits.publicationChecks.take({ subject: `client ${signupId}` });
  }
}
