import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { Refusals } from '@rep13/contracts-messaging';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import type { AdminUser } from '../admin-users/admin-user.entity.ts';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { GatewayConfig } from '../../config.ts';
import { Refuses } from '../../edge/refuses.decorator.ts';
import {
  Forbidden,
  NotSignedIn,
  PasswordChangeRequired,
  SecondFactorSetupRequired,
} from '../../edge/http-errors.ts';

const BEFORE_PASSWORD_CHANGE = 'before-password-change';
const BEFORE_SECOND_FACTOR = 'before-second-factor';
const ROLES = 'admin-roles';

/** Also for an admin who must change the password first. */
export const AllowedBeforePasswordChange = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(BEFORE_PASSWORD_CHANGE, true),
    Refuses({ 'gateway.password-change-required': false }),
  );

/** Also for an admin who must set up a second factor first. */
export const AllowedBeforeSecondFactor = (): MethodDecorator =>
  applyDecorators(SetMetadata(BEFORE_SECOND_FACTOR, true), Refuses({ 'gateway.mfa-setup-required': false }));

/** Only for staff of these roles; without it, for all of them. */
export const AdminRoles = (...roles: AdminRole[]): MethodDecorator =>
  applyDecorators(SetMetadata(ROLES, roles), Refuses({ 'gateway.forbidden': 403 }));

type AdminRequest = Request & { admin?: AdminUser };

/** The admin whom the guard let in. */
export const SignedInAdmin = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AdminRequest>().admin,
);

/** Asks the database each time: a disabled admin is out at the next request. */
@Injectable()
export class AdminGuard implements CanActivate {
  static readonly refuses = {
    'gateway.not-signed-in': 401,
    'gateway.password-change-required': 403,
    'gateway.mfa-setup-required': 403,
  } as const satisfies Refusals;

  constructor(
    private readonly users: AdminUsersService,
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const user = await this.users.ofSession(request.session.admin);
    if (!user) throw new NotSignedIn();
    const allowed = this.reflector.get<true | undefined>(BEFORE_PASSWORD_CHANGE, context.getHandler());
    if (user.mustChangePassword && !allowed) throw new PasswordChangeRequired();
    const sooner = this.reflector.get<true | undefined>(BEFORE_SECOND_FACTOR, context.getHandler());
    if (user.lacksSecondFactor(this.config.STAFF_MFA) && !sooner) throw new SecondFactorSetupRequired();
    const roles = this.reflector.get<AdminRole[] | undefined>(ROLES, context.getHandler());
    if (roles && !roles.includes(user.role)) throw new Forbidden();
    request.admin = user;
    return true;
  }
}
