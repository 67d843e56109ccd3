import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SecondFactorsView } from '@rep13/contracts-gateway';
import { GetClientDetail } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import {
  AdminRoles,
  AdminUser,
  clientOwner,
  lockStaff,
  NeedsStepUp,
  requireStillAdmin,
  SecondFactorChanges,
  SecondFactors,
  SignedInAdmin,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** For a client who lost the device, and the recovery codes too, and has shown in another way who they are. */
@ApiTags('admin')
@Controller('api/admin/clients/:signupId/second-factor')
@AdminAudience()
export class ClientsSecondFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly changes: SecondFactorChanges,
    private readonly factors: SecondFactors,
  ) {}

  /**
   * Remove the second factors of a client. Signs the client out everywhere; from then on the password alone lets
   * them in. They get a mail. Changes nothing where there is nothing to remove.
   */
  @Delete()
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  async remove(
    @Param('signupId', PathId) signupId: number,
    @SignedInAdmin() by: AdminUser,
  ): Promise<SecondFactorsView> {
    await this.rpc.call(GetClientDetail, { signupId });
    await this.changes.removeAll(clientOwner(signupId), async (db) => {
      await lockStaff(db);
      await requireStillAdmin(db, by);
    });
    return this.factors.of(clientOwner(signupId));
  }
}
