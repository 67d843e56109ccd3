import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CompleteComplianceCheck,
  ComplianceCheckBody,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { PublicAudience } from '../audience/audiences.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** The free check. */
@ApiTags('public')
@Controller('api/compliance-check')
@PublicAudience()
export class ComplianceCheckController {
  constructor(private readonly rpc: RpcClient) {}

  /** Submit a compliance check. The answer says whether a legal representative is needed. */
  @Post()
  @Idempotent()
  complete(@Body() body: ComplianceCheckBody): Promise<ComplianceCheckView> {
    // What the browser concludes is not handed on: the service concludes for itself.
    const { requiresLegalRep: _claimed, ...check } = body;
    return this.rpc.call(CompleteComplianceCheck, check);
  }
}
