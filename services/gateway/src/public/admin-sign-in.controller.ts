import { Controller, Header, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { AdminSignInBody, type AdminUserView } from '@rep13/contracts-admin';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import { AdminUser, SecondFactors, Sessions, staffOwner, toAdminUserView } from '../identity/index.ts';
import { PublicAudience } from '../audience/audiences.ts';
import { GatewayConfig } from '../config.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { LEAVES_NOTHING } from '../edge/security-headers.ts';
import { AdminSignInGuard } from './admin-sign-in.guard.ts';
import { Identified } from './sign-in.guard.ts';

/** Staff's way in and out. */
@ApiTags('public')
@Controller('api/admin')
@PublicAudience()
export class AdminSignInController {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Sign staff in. An account with a second factor is refused at first: the factor is to be shown within five minutes.
   */
  @Post('login')
  @Refuses({ 'gateway.mfa-required': 401 })
  @HttpCode(200)
  @UseGuards(AdminSignInGuard)
  @ApiBody({ type: AdminSignInBody })
  async login(@Identified() user: AdminUser, @Req() request: Request): Promise<AdminUserView> {
    await this.factors.demand(request, staffOwner(user));
    await this.sessions.signInAdmin(request, user.id);
    return toAdminUserView(user, this.config.STAFF_MFA);
  }

  /** Sign staff out. */
  @Post('logout')
  @HttpCode(200)
  @Header(...LEAVES_NOTHING)
  async logout(@Req() request: Request): Promise<object> {
    await this.sessions.signOutAdmin(request);
    return {};
  }
}
