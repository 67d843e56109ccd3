import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { ReadAuthorityRequest } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { UnprovenBytes } from '../uploads/unproven-bytes.ts';
import { linkOf } from './authority-link.ts';

/** Nobody sends us ten megabytes without the link: it is tried before the bytes are let in, and what a filer sends is counted. */
@Injectable()
export class AuthorityUploadGuard implements CanActivate {
  static readonly refuses = {
    ...ReadAuthorityRequest.errors,
    'gateway.too-many-attempts': 429,
  } as const satisfies Refusals;

  constructor(
    private readonly rpc: RpcClient,
    private readonly bytes: UnprovenBytes,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { readsAnswers } = await this.rpc.call(ReadAuthorityRequest, linkOf(request));
    if (!readsAnswers) await this.bytes.take(request);
    return true;
  }
}
