import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import type { Request } from 'express';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { NotInTheClientsPlace } from '../../edge/http-errors.ts';

/**
 * Who registers a company accepts the terms for it, and who comes by a mailed link may go on to sign for it: staff
 * can't, nor can a browser in which staff is signed in.
 */
@Injectable()
export class NotStaffGuard implements CanActivate {
  static readonly refuses = { 'gateway.forbidden': 403 } as const satisfies Refusals;

  constructor(private readonly admins: AdminUsersService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { session } = context.switchToHttp().getRequest<Request>();
    if (await this.admins.ofSession(session.admin)) throw new NotInTheClientsPlace();
    return true;
  }
}
