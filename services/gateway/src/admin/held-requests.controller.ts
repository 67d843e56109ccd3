import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DiscardHeldRequest,
  ListHeldRequests,
  ReasonBody,
  ReleaseHeldRequest,
  type AuthorityRequestView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Requests that wait because their sender has sent too many: every role reads, caseworkers and admins decide. */
@ApiTags('admin')
@Controller('api/admin/held-requests')
@AdminAudience()
export class HeldRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the requests that wait for staff, oldest first. */
  @Get()
  list(): Promise<AuthorityRequestView[]> {
    return this.rpc.call(ListHeldRequests, {});
  }

  /** Take a request that waits. Its ticket is opened, and its clock runs from when it came. */
  @Post(':id/release')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  release(@Param('id', PathId) requestId: number): Promise<TicketDetailView> {
    return this.rpc.call(ReleaseHeldRequest, { requestId });
  }

  /** Throw a request away that waits. It stays known as spam. */
  @Post(':id/discard')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  discard(@Param('id', PathId) requestId: number, @Body() { reason }: ReasonBody): Promise<object> {
    return this.rpc.call(DiscardHeldRequest, { requestId, reason });
  }
}
