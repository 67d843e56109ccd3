import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CompletePayment, PaymentBody, type PaymentView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { ForClientAlone } from '../audience/for-client-alone.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Paying for one's own signup. */
@ApiTags('onboarding')
@Controller('api/payment')
@SignupOwnerAudience()
export class PaymentController {
  constructor(private readonly rpc: RpcClient) {}

  /** Pay for the own signup. The first payment stays; a second call answers it again. */
  @Post()
  @ForClientAlone()
  @Idempotent()
  complete(@Body() { signupId }: PaymentBody): Promise<PaymentView> {
    return this.rpc.call(CompletePayment, { signupId });
  }
}
