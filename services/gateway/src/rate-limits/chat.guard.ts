import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from './rate-limits.ts';

/** Each question may cost a call of a model: one address has few in a minute. */
@Injectable()
export class ChatGuard implements CanActivate {
  static readonly refuses = { 'gateway.too-many-attempts': 429 } as const satisfies Refusals;

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.chat.take({ address: addressOf(context.switchToHttp().getRequest<Request>()) });
    return true;
  }
}
