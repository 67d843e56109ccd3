import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ReadAuthorityRequest } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { linkOf } from './authority-link.ts';

/** Nobody sends us ten megabytes without the link: it is tried before the bytes are let in. */
@Injectable()
export class AuthorityUploadGuard implements CanActivate {
  constructor(private readonly rpc: RpcClient) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.rpc.call(ReadAuthorityRequest, linkOf(context.switchToHttp().getRequest<Request>()));
    return true;
  }
}
