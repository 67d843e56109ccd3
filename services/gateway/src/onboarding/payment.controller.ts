import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CompletePayment,
  GetPaymentState,
  PaymentBody,
  PaymentStateQuery,
  type PaymentBegunView,
  type PaymentStateView,
  type PaymentView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { ForClientAlone } from '../audience/for-client-alone.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { WaitsFor } from '../edge/waits-for.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Paying for one's own signup. */
@ApiTags('onboarding')
@Controller('api/payment')
@SignupOwnerAudience()
export class PaymentController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Pay for the own signup. The first payment stays; a second call answers it again. A provider with a page of its own
   * answers `redirectTo` instead, and its webhook pays.
   */
  @Post()
  @ForClientAlone()
  @WaitsFor(CompletePayment)
  @Idempotent()
  complete(@Body() { signupId, billing }: PaymentBody): Promise<PaymentView | PaymentBegunView> {
    return this.rpc.call(CompletePayment, { signupId, ...(billing && { billing }) });
  }

  /** Get how the fee of the own signup is paid, and whether it is. 404 for a `session` that is not this signup's. */
  @Get(':signupId')
  state(
    @Param('signupId', PathId) signupId: number,
    @Query() { session }: PaymentStateQuery,
  ): Promise<PaymentStateView> {
    return this.rpc.call(GetPaymentState, { signupId, ...(session && { session }) });
  }
}
