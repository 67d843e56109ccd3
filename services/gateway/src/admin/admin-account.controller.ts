import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminPasswordBody, type AdminUserView } from '@rep13/contracts-admin';
import { SERVICE_CONFIG, ValidationFailed } from '@rep13/service-kit';
import type { Request } from 'express';
import {
  AdminUser,
  AdminUsersService,
  AllowedBeforePasswordChange,
  AllowedBeforeSecondFactor,
  Sessions,
  SignedInAdmin,
  SignInTrail,
  toAdminUserView,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { GatewayConfig } from '../config.ts';
import { addressOf } from '../edge/request-id.ts';
import { limitGuesses } from '../rate-limits/limit-guesses.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** One's own account. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class AdminAccountController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly trail: SignInTrail,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Get the member of staff who is signed in. */
  @Get('user')
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  user(@SignedInAdmin() user: AdminUser): AdminUserView {
    return toAdminUserView(user, this.config.STAFF_MFA);
  }

  /**
   * Change the own password. Ends every other session of this admin. The current password can be guessed at no more
   * often than at the sign-in.
   */
  @Post('password')
  @HttpCode(200)
  @AllowedBeforePasswordChange()
  @AllowedBeforeSecondFactor()
  async changePassword(
    @Body() body: AdminPasswordBody,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<AdminUserView> {
    const guess = {
      limits: this.limits,
      address: addressOf(request),
      // Of its own: strangers who guess at the sign-in don't keep anybody from changing the password.
      target: `password of admin ${user.id}`,
      isWrong: (error: unknown) => error instanceof ValidationFailed,
    };
    const proof = {
      request,
      at: 'password-change',
      named: { account: 'admin', adminUserId: user.id },
      isRefusal: guess.isWrong,
    } as const;
    const proven = await this.trail.attempt(proof, () =>
      limitGuesses(guess, () => this.users.provePassword(user, body.currentPassword)),
    );
    const changed = await this.users.changePassword(user, body, proven);
    await this.sessions.renewAdmin(request, user.id);
    return toAdminUserView(changed, this.config.STAFF_MFA);
  }
}
