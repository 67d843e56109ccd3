import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SecondFactorsView } from '@rep13/contracts-gateway';
import { Clock, NotFound } from '@rep13/service-kit';
import {
  AdminRoles,
  AdminUser,
  lockStaff,
  NeedsStepUp,
  noteStaffChange,
  OwnAccount,
  requireStillAdmin,
  SecondFactorChanges,
  SecondFactors,
  SignedInAdmin,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

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
