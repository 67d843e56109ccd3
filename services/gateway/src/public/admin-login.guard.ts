import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { AdminLoginBody } from '@rep13/contracts-admin';
import { Strategy } from 'passport-local';
import type { AdminUser } from '../admin-users/admin-user.entity.ts';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { KnownDevices } from '../sessions/known-devices.ts';
import { SignInTrail } from '../trail/sign-in-trail.ts';
import { attemptLogin } from './login.guard.ts';

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
export class AdminLoginGuard implements CanActivate {
  private readonly passport = new (AuthGuard('admin'))();

  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly trail: SignInTrail,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    return attemptLogin(context, {
      body: AdminLoginBody,
      account: ({ username }: AdminLoginBody) => `admin ${username}`,
      named: ({ username }: AdminLoginBody) => ({ account: 'admin', username }),
      trail: this.trail,
      passport: this.passport,
      limits: this.limits,
      devices: this.devices,
    });
  }
}
