import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminPasswordBody, type AdminUserView } from '@rep13/contracts';
import type { Request } from 'express';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { toAdminUserView } from '../admin-users/admin-user.view.ts';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { AllowedBeforePasswordChange, SignedInAdmin } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { Sessions } from '../sessions/sessions.ts';

/** One's own account. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class AdminAccountController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly sessions: Sessions,
  ) {}

  @Get('user')
  @AllowedBeforePasswordChange()
  user(@SignedInAdmin() user: AdminUser): AdminUserView {
    return toAdminUserView(user);
  }

  /** Ends every other session of this admin. */
  @Post('password')
  @HttpCode(200)
  @AllowedBeforePasswordChange()
  async changePassword(
    @Body() body: AdminPasswordBody,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<AdminUserView> {
    const changed = await this.users.changePassword(user, body);
    await this.sessions.signInAdmin(request, user.id);
    return toAdminUserView(changed);
  }
}
