import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { AdminSignInBody } from '@rep13/contracts-admin';
import type { Refusals } from '@rep13/contracts-messaging';
import { Strategy } from 'passport-local';
import { type AdminUser, AdminUsersService, type Named } from '../identity/index.ts';
import { SignInGuard } from './sign-in.guard.ts';

/** User name and password of staff. */
@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(private readonly users: AdminUsersService) {
    super();
  }

  validate(username: string, password: string): Promise<AdminUser> {
    return this.users.signIn(username, password);
  }
}

@Injectable()
export class AdminSignInGuard extends SignInGuard<AdminSignInBody> {
  static readonly refuses = { 'gateway.invalid-credentials': 401 } as const satisfies Refusals;

  protected readonly body = AdminSignInBody;
  protected readonly passport = new (AuthGuard('admin'))();

  protected account({ username }: AdminSignInBody): string {
    return `admin ${username}`;
  }

  protected named({ username }: AdminSignInBody): Named {
    return { account: 'admin', username };
  }
}
