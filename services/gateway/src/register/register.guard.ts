import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Who looks up one mandate needs few; who tries many wants the list that there is not. */
@Injectable()
export class RegisterGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.register.take({ address: addressOf(context.switchToHttp().getRequest<Request>()) });
    return true;
  }
}
