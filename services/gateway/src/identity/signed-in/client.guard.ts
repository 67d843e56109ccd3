import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { NotSignedIn } from '../../edge/http-errors.ts';

@Injectable()
export class ClientGuard implements CanActivate {
  static readonly refuses = { 'gateway.not-signed-in': 401 } as const satisfies Refusals;

  canActivate(context: ExecutionContext): boolean {
    const { session } = context.switchToHttp().getRequest<Request>();
    if (!session.client) throw new NotSignedIn();
    return true;
  }
}
