import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  DeadLettersQuery,
  EVENT_SERVICES,
  RedriveDeadLetter,
  deadLetterCommands,
  type DeadLetterView,
  type EventService,
} from '@rep13/contracts-messaging';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminRoles, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathChoice } from '../edge/path-choice.pipe.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { fromEach } from './from-each-service.ts';

/** Events that a service could not handle: every role reads them, admins have them handled again. */
@ApiTags('admin')
@Controller('api/admin/dead-letters')
@AdminAudience()
export class DeadLettersController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * List the dead letters of all services. Newest first. Services that do not answer are named in `X-Unavailable-
   * Services`.
   */
  @Get()
  async list(
    @Query() { limit = LIST_MAX }: DeadLettersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeadLetterView[]> {
    const { answers, unavailable } = await fromEach(EVENT_SERVICES, (service) =>
      this.rpc.call(deadLetterCommands(service).list, { limit }),
    );
    if (unavailable.length > 0) response.setHeader('X-Unavailable-Services', unavailable.join(', '));
    return answers
      .flat()
      .sort((one, other) => other.deadAt.localeCompare(one.deadAt))
      .slice(0, limit);
  }

  /** Handle a dead letter again. Refused if it fails again. */
  @Post(':service/:id/redrive')
  @Refuses(RedriveDeadLetter.errors)
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @ApiParam({ name: 'service', type: String })
  redrive(
    @Param('service', new PathChoice(EVENT_SERVICES)) service: EventService,
    @Param('id', PathId) id: number,
  ): Promise<DeadLetterView> {
    return this.rpc.call(deadLetterCommands(service).redrive, { id });
  }
}
