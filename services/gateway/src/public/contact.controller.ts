import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ContactMessageBody,
  SendContactMessage,
  type ContactMessageReceiptView,
} from '@rep13/contracts-notifications';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { observedOrigin } from '../edge/observed-origin.ts';
import { addressOf } from '../edge/request-id.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** The contact form. The message goes to support by mail; the sender sees only that it was taken. */
@ApiTags('public')
@Controller('api/contact')
@PublicAudience()
export class ContactController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /** Send a message to support. Refused forms don't count: a sender may mend them as often as it takes. */
  @Post()
  @Idempotent()
  async send(@Body() body: ContactMessageBody, @Req() request: Request): Promise<ContactMessageReceiptView> {
    await this.limits.contactMessages.take({ address: addressOf(request) });
    return this.rpc.call(SendContactMessage, { ...body, origin: observedOrigin() });
  }
}
