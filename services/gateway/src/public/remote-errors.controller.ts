import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  REMOTE_NAME,
  REMOTE_VERSION,
  RemoteErrorBody,
  type RemoteErrorsView,
} from '@rep13/contracts-gateway';
import { LOGGER } from '@rep13/service-kit';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { PublicAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { networkOf } from '../edge/network-of.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { addressOf } from '../edge/request-id.ts';
import { sessionIfAny } from '../edge/session-on-demand.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { RemoteErrors, type Visitor } from '../remote-errors/remote-errors.ts';
import { PostgresSessionStore } from '../identity/index.ts';

/** Which versions of the site's parts break in use: their release looks here, and takes them back. */
@ApiTags('public')
@Controller('api/remote-errors')
@PublicAudience()
export class RemoteErrorsController {
  constructor(
    private readonly errors: RemoteErrors,
    private readonly limits: RateLimits,
    private readonly store: PostgresSessionStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Report that a page shows an error card. The site does it by itself. Counted for ten minutes, each account and each
   * network once; nothing of the visitor is kept.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  async report(@Body() body: RemoteErrorBody, @Req() request: Request): Promise<object> {
    // A page that breaks by itself is no sign of somebody at work.
    const session = sessionIfAny(request);
    if (session) this.store.leaveUntouched(session);
    await this.limits.remoteErrors.take({ address: addressOf(request) });
    this.logger.warn({ remoteError: { ...body } }, 'page of a remote failed');
    // While Redis is away nobody counts, and the visitor need not hear of it.
    await this.errors.count(body, visitorOf(request)).catch(() => undefined);
    return {};
  }

  /**
   * Get how many visitors saw an error card lately. In the last ten minutes, and how many of them were signed in. What
   * is no name or no version is not found.
   */
  @Get(':remote/:version')
  @Refuses({ 'gateway.too-many-attempts': 429 })
  async visitors(
    @Param('remote', new PathText(REMOTE_NAME)) remote: string,
    @Param('version', new PathText(REMOTE_VERSION)) version: string,
    @Req() request: Request,
  ): Promise<RemoteErrorsView> {
    await this.limits.remoteErrors.take({ address: addressOf(request) });
    return this.errors.seen(remote, version);
  }
}

/** An account is one visitor in however many sessions; strangers are as many as their networks. */
function visitorOf(request: Request): Visitor {
  const { admin, client } = sessionIfAny(request) ?? {};
  if (admin) return { account: `admin:${admin.id}` };
  if (client) return { account: `client:${client.signupId}` };
  return { network: networkOf(addressOf(request)) };
}
