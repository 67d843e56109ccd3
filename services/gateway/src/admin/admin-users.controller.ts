import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminUserBody,
  AdminUserRoleBody,
  type OneTimePasswordView,
  type StaffMemberView,
} from '@rep13/contracts-admin';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { StaffService } from '../admin-users/staff.service.ts';
import { AdminRoles, SignedInAdmin } from '../audience/admin.guard.ts';
import { NeedsStepUp } from '../step-up/step-up.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** Who works here: for admins only. One-time passwords are answered once and never again. */
@ApiTags('admin')
@Controller('api/admin/users')
@AdminAudience()
export class AdminUsersController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @AdminRoles('admin')
  list(): Promise<StaffMemberView[]> {
    return this.staff.list();
  }

  /** Not repeatable by an idempotency key: the password in the answer must not be kept. */
  @Post()
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  add(@Body() body: AdminUserBody, @SignedInAdmin() by: AdminUser): Promise<OneTimePasswordView> {
    return this.staff.add(body, by);
  }

  @Patch(':id')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  changeRole(
    @Param('id', PathId) id: number,
    @Body() { role }: AdminUserRoleBody,
    @SignedInAdmin() by: AdminUser,
  ): Promise<StaffMemberView> {
    return this.staff.changeRole(id, role, by);
  }

  /** Signs them out everywhere at once. */
  @Post(':id/deactivate')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  deactivate(@Param('id', PathId) id: number, @SignedInAdmin() by: AdminUser): Promise<StaffMemberView> {
    return this.staff.deactivate(id, by);
  }

  @Post(':id/reactivate')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  reactivate(@Param('id', PathId) id: number, @SignedInAdmin() by: AdminUser): Promise<StaffMemberView> {
    return this.staff.reactivate(id, by);
  }

  /** Signs them out everywhere at once. */
  @Post(':id/reset-password')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  resetPassword(
    @Param('id', PathId) id: number,
    @SignedInAdmin() by: AdminUser,
  ): Promise<OneTimePasswordView> {
    return this.staff.resetPassword(id, by);
  }
}
