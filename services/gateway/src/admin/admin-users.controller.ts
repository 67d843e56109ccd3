import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminUserBody,
  AdminUserRoleBody,
  type OneTimePasswordView,
  type StaffMemberView,
} from '@rep13/contracts-admin';
import type { Scope } from '@rep13/service-kit';
import { AdminRoles, AdminUser, NeedsStepUp, SignedInAdmin, StaffService } from '../identity/index.ts';
import { ApprovalsService } from '../approvals/index.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** Who works here: for admins only. One-time passwords are answered once and never again. */
@ApiTags('admin')
@Controller('api/admin/users')
@AdminAudience()
export class AdminUsersController {
  constructor(
    private readonly staff: StaffService,
    private readonly approvals: ApprovalsService,
  ) {}

  /** List the members of staff. */
  @Get()
  @AdminRoles('admin')
  list(): Promise<StaffMemberView[]> {
    return this.staff.list();
  }

  /**
   * Add a member of staff. The one-time password is in this answer only, so an idempotency key cannot repeat it.
   * Refused for a name or an address that somebody has already.
   */
  @Post()
  @Refuses({ 'gateway.admin-user-exists': 409 })
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  add(@Body() body: AdminUserBody, @SignedInAdmin() by: AdminUser): Promise<OneTimePasswordView> {
    return this.staff.add(body, by);
  }

  /** Change the role of a member of staff. */
  @Patch(':id')
  @Refuses({ 'gateway.last-admin': 409, 'gateway.own-account': 409 })
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  changeRole(
    @Param('id', PathId) id: number,
    @Body() { role }: AdminUserRoleBody,
    @SignedInAdmin() by: AdminUser,
  ): Promise<StaffMemberView> {
    return this.staff.changeRole(id, role, by, this.endRequests);
  }

  /** Deactivate a member of staff. Signs them out everywhere at once, and ends what they asked a second person for. */
  @Post(':id/deactivate')
  @Refuses({ 'gateway.last-admin': 409, 'gateway.own-account': 409 })
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  deactivate(@Param('id', PathId) id: number, @SignedInAdmin() by: AdminUser): Promise<StaffMemberView> {
    return this.staff.deactivate(id, by, this.endRequests);
  }

  /** Reactivate a member of staff. With the password and the role from before. */
  @Post(':id/reactivate')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  reactivate(@Param('id', PathId) id: number, @SignedInAdmin() by: AdminUser): Promise<StaffMemberView> {
    return this.staff.reactivate(id, by);
  }

  /** Replace the password of a member of staff by a one-time password. Signs them out everywhere at once. */
  @Post(':id/reset-password')
  @Refuses({ 'gateway.own-account': 409 })
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  resetPassword(
    @Param('id', PathId) id: number,
    @SignedInAdmin() by: AdminUser,
  ): Promise<OneTimePasswordView> {
    return this.staff.resetPassword(id, by);
  }

  private endRequests = (asker: AdminUser, scope: Scope): Promise<void> => this.approvals.endOf(scope, asker);
}
