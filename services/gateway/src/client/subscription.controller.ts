import { Body, Controller, Get, HttpCode, Post, Res, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AskRefund,
  CancellationBody,
  CancelSubscription,
  FindSubscription,
  OpenCardPage,
  PayOwed,
  ResumeSubscription,
  type PaymentBegunView,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { WaitsFor } from '../edge/waits-for.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { NeedsStepUp, type SessionData } from '../identity/index.ts';

/** What the client has bought: until when it is paid, and how it ends. */
@ApiTags('client')
@Controller('api/client')
@ClientAudience()
export class ClientSubscriptionController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the own subscription, and what a cancellation would mean now. `null` as long as nothing is paid. */
  @Get('subscription')
  async get(
    @Session() { client }: SessionData,
    @Res() response: Response<SubscriptionView | null>,
  ): Promise<void> {
    // Answered by hand, because Nest would send nothing at all for null.
    response.json(await this.rpc.call(FindSubscription, { signupId: client.signupId }));
  }

  /** End the agreement on the day that was shown. No further fee is charged, and the mandate follows. */
  @Post('cancellation')
  @HttpCode(200)
  @NeedsStepUp('client')
  @Idempotent()
  cancel(
    @Session() { client }: SessionData,
    @Body() { endsAt, reason }: CancellationBody,
  ): Promise<SubscriptionView> {
    return this.rpc.call(CancelSubscription, {
      signupId: client.signupId,
      endsAt,
      ...(reason && { reason }),
    });
  }

  /** Take the own cancellation back. Possible until the paid time is over; the agreement goes on, and is charged again. */
  @Post('resumption')
  @HttpCode(200)
  @NeedsStepUp('client')
  @WaitsFor(ResumeSubscription)
  @Idempotent()
  resume(@Session() { client }: SessionData): Promise<SubscriptionView> {
    return this.rpc.call(ResumeSubscription, { signupId: client.signupId });
  }

  /** Ask the first year's fee back, within 30 days after paying it. The agreement ends today. */
  @Post('refund')
  @HttpCode(200)
  @NeedsStepUp('client')
  @Idempotent()
  refund(@Session() { client }: SessionData): Promise<SubscriptionView> {
    return this.rpc.call(AskRefund, { signupId: client.signupId });
  }

  /** Get the provider's page where an owed year is paid. Only where no card is tried for it any more. */
  @Post('owed')
  @HttpCode(200)
  @WaitsFor(PayOwed)
  payOwed(@Session() { client }: SessionData): Promise<PaymentBegunView> {
    return this.rpc.call(PayOwed, { signupId: client.signupId });
  }

  /** Get the provider's page where the card is changed and what is owed is paid. */
  @Post('card')
  @HttpCode(200)
  @WaitsFor(OpenCardPage)
  card(@Session() { client }: SessionData): Promise<PaymentBegunView> {
    return this.rpc.call(OpenCardPage, { signupId: client.signupId });
  }
}
