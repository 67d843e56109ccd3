import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from './rate-limits.ts';

/** The set-up tells whether anybody has a Client ID: one address has few guesses. */
@Injectable()
export class SetupsGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.setupsByAddress.take({
      address: addressOf(context.switchToHttp().getRequest<Request>()),
    });
    return true;
  }
}
