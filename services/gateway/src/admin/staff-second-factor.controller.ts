import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SecondFactorsView } from '@rep13/contracts-gateway';
import { Clock, NotFound } from '@rep13/service-kit';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { OwnAccount } from '../admin-users/admin-user.errors.ts';
import { noteStaffChange } from '../admin-users/dependent-staff.ts';
import { lockStaff, requireStillAdmin } from '../admin-users/staff.service.ts';
import { AdminRoles, SignedInAdmin } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { SecondFactorChanges } from '../second-factor/second-factor-changes.ts';
import { NeedsStepUp } from '../step-up/step-up.guard.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';

/** For a colleague who lost the device, and the recovery codes too. */
@ApiTags('admin')
@Controller('api/admin/users')
@AdminAudience()
export class StaffSecondFactorController {
  constructor(
    private readonly changes: SecondFactorChanges,
    private readonly factors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  /**
   * Remove the second factors of a member of staff. Signs them out everywhere; from then on their password alone lets
   * them in. They get a mail. Refused for oneself. Changes nothing where there is nothing to remove.
   */
  @Delete(':id/second-factor')
  @Refuses({ 'gateway.own-account': 409 })
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  async remove(@Param('id', PathId) id: number, @SignedInAdmin() by: AdminUser): Promise<SecondFactorsView> {
    if (id === by.id) throw new OwnAccount();
    await this.changes.removeAll({ as: 'admin', id }, async (db) => {
      await lockStaff(db);
      await requireStillAdmin(db, by);
      const user = await db.findOneBy(AdminUser, { id });
      if (!user) throw new NotFound();
      if (user.hasSecondFactor)
        await noteStaffChange(db, { adminUserId: id, by: by.id, at: this.clock.now() });
    });
    return this.factors.of({ as: 'admin', id });
  }
}
