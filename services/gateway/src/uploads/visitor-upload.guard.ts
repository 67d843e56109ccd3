import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { currentContext } from '@rep13/service-kit';
import type { Request } from 'express';
import { UnprovenBytes } from './unproven-bytes.ts';

/** Who registered and has no account yet; the guard of the audience has said so. */
@Injectable()
export class VisitorUploadGuard implements CanActivate {
  constructor(private readonly bytes: UnprovenBytes) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (currentContext()?.actor === 'visitor')
      await this.bytes.take(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
