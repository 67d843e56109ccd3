import { Controller, Get, Query, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PageQuery } from '@rep13/contracts-messaging';
import { ListTimeline, type TimelineEntryView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import type { SessionData } from '../identity/index.ts';

/** What has happened to the own account, newest first, 50 entries unless asked otherwise. */
@ApiTags('client')
@Controller('api/client/timeline')
@ClientAudience()
export class TimelineController {
  constructor(private readonly rpc: RpcClient) {}

  /** List what has happened to the own account, newest first. */
  @Get()
  timeline(@Query() query: PageQuery, @Session() { client }: SessionData): Promise<TimelineEntryView[]> {
    return this.rpc.call(ListTimeline, { ...query, signupId: client.signupId });
  }
}
