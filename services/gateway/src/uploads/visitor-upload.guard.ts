import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { currentContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { UnprovenBytes } from './unproven-bytes.ts';

/** Who registered and has no account yet; the guard of the audience has said so. */
@Injectable()
export class VisitorUploadGuard implements CanActivate {
  static readonly refuses = { 'gateway.too-many-attempts': 429 } as const satisfies Refusals;

  constructor(private readonly bytes: UnprovenBytes) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (currentContext()?.actor === 'visitor')
      await this.bytes.take(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
