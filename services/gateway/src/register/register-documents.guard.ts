import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Machines of one network may check the appointments of many providers; making one costs a signature. */
@Injectable()
export class RegisterDocumentsGuard implements CanActivate {
  static readonly refuses = { 'gateway.too-many-attempts': 429 } as const satisfies Refusals;

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.registerDocuments.take({
      address: addressOf(context.switchToHttp().getRequest<Request>()),
    });
    return true;
  }
}
