import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ConfirmCoordinatorAddress,
  CoordinatorAddressBody,
  ListCoordinators,
  WithdrawCoordinatorAddress,
  type CoordinatorView,
} from '@rep13/contracts-agreements';
import { EU_STATE_CODES, type EuStateCode } from '@rep13/contracts-legal-entity';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, NeedsStepUp } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathChoice } from '../edge/path-choice.pipe.ts';

/** Where coordinators take letters: every role reads, admins confirm an address and withdraw it. */
@ApiTags('admin')
@Controller('api/admin/coordinators')
@AdminAudience()
export class CoordinatorsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the coordinators of all Member States, and the mail addresses that somebody has confirmed. */
  @Get()
  list(): Promise<CoordinatorView[]> {
    return this.rpc.call(ListCoordinators, {});
  }

  /** Confirm where a coordinator takes letters by mail. Only then can a letter be mailed. */
  @Put(':state/address')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @ApiParam({ name: 'state', type: String })
  confirm(
    @Param('state', new PathChoice(EU_STATE_CODES)) state: EuStateCode,
    @Body() { email, source }: CoordinatorAddressBody,
  ): Promise<CoordinatorView> {
    return this.rpc.call(ConfirmCoordinatorAddress, { state, email, source });
  }

  /** Withdraw the address of a coordinator: its letters are sent manually again. */
  @Delete(':state/address')
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @ApiParam({ name: 'state', type: String })
  withdraw(@Param('state', new PathChoice(EU_STATE_CODES)) state: EuStateCode): Promise<CoordinatorView> {
    return this.rpc.call(WithdrawCoordinatorAddress, { state });
  }
}
