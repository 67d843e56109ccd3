import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { HalfSessions } from '../second-factor/half-sessions.ts';

/** For staff whose password was right a moment ago and whose second factor is still to be shown. */
@Injectable()
export class HalfwayStaffGuard implements CanActivate {
  static readonly refuses = { 'gateway.not-signed-in': 401 } as const satisfies Refusals;

  constructor(private readonly halves: HalfSessions) {}

  canActivate(context: ExecutionContext): boolean {
    this.halves.find(context.switchToHttp().getRequest<Request>(), 'admin');
    return true;
  }
}

/** The same for a client. */
@Injectable()
export class HalfwayClientGuard implements CanActivate {
  static readonly refuses = HalfwayStaffGuard.refuses;

  constructor(private readonly halves: HalfSessions) {}

  canActivate(context: ExecutionContext): boolean {
    this.halves.find(context.switchToHttp().getRequest<Request>(), 'client');
    return true;
  }
}
