import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { INTAKE_WORK_HEADER } from '@rep13/contracts-authority-requests/constants';
import {
  AuthorityRequestBody,
  type AuthorityRequestReceiptView,
  type IntakeWorkView,
} from '@rep13/contracts-authority-requests';
import { FileAuthorityRequest } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { IntakeProofs } from './intake-proofs.ts';

/** Orders that authorities file themselves, without an account. */
@ApiTags('public')
@Controller('api/authority-requests')
@PublicAudience()
export class AuthorityIntakeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly proofs: IntakeProofs,
  ) {}

  /**
   * Get the work to do before an order is filed. Find a number with which the SHA-256 of `<challenge>.<number>` begins
   * with `bits` zero bits; good once, for two hours. With 0 bits there is none to do.
   */
  @Get('work')
  work(): IntakeWorkView {
    return this.proofs.work.challenge();
  }

  /**
   * File an order of an authority. It is never refused for being incomplete: `missing` names what Article 9(2) or
   * 10(2) DSA asks for and is not there. The work is looked at before the body is read; refused forms count apart.
   */
  @Post()
  @Refuses({ 'gateway.intake-work-required': 428 })
  @Idempotent()
  @ApiHeader({
    name: INTAKE_WORK_HEADER,
    required: false,
    description: 'The challenge of `GET /api/authority-requests/work`, a dot, the number that was found',
  })
  async file(
    @Body() body: AuthorityRequestBody,
    @Req() request: Request,
  ): Promise<AuthorityRequestReceiptView> {
    await this.proofs.spend(request);
    const receipt: StoredReceipt = await this.rpc.call(FileAuthorityRequest, body);
    const { reference, token, missing, translation = null, foreignKind = null } = receipt;
    // Field by field: the service keeps the receipt for repetitions, and answers with what it has kept.
    return { reference, token, missing, translation, foreignKind };
  }
}

/** One that the version before has stored says nothing of these. */
type StoredReceipt = Omit<AuthorityRequestReceiptView, 'translation' | 'foreignKind'> &
  Partial<Pick<AuthorityRequestReceiptView, 'translation' | 'foreignKind'>>;
