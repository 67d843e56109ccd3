import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  LiftLegalHold,
  ListLegalHolds,
  SetLegalHold,
  SetLegalHoldBody,
  type LegalHoldView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** Clients of whom nothing is deleted: every role reads, admins set and lift. */
@ApiTags('admin')
@Controller('api/admin/legal-holds')
@AdminAudience()
export class LegalHoldsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List legal holds. Those in force first, each newest first; 200 at most. */
  @Get()
  list(): Promise<LegalHoldView[]> {
    return this.rpc.call(ListLegalHolds, {});
  }

  /** Set a legal hold on a client. From the answer on nothing of the client is deleted. */
  @Post()
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  set(@Body() { signupId, reason }: SetLegalHoldBody): Promise<LegalHoldView> {
    return this.rpc.call(SetLegalHold, { signupId, reason });
  }

  /** Lift a legal hold. Safe to repeat: who lifted it first stays. */
  @Post(':id/lift')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  lift(@Param('id', PathId) id: number): Promise<LegalHoldView> {
    return this.rpc.call(LiftLegalHold, { id });
  }
}
