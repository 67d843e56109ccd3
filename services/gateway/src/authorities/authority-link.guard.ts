import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** One address has so many calls with private links in a minute, right or wrong: guessing a token is hopeless. */
@Injectable()
export class AuthorityLinkGuard implements CanActivate {
  static readonly refuses = { 'gateway.too-many-attempts': 429 } as const satisfies Refusals;

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.authorities.links.take({
      address: addressOf(context.switchToHttp().getRequest<Request>()),
    });
    return true;
  }
}
