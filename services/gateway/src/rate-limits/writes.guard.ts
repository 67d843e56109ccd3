import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { isSafe } from '../edge/same-origin.guard.ts';
import { RateLimits } from './rate-limits.ts';

/** One address may not flood us with writing calls. */
@Injectable()
export class WritesGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!isSafe(request)) await this.limits.writes.take({ address: addressOf(request) });
    return true;
  }
}
