import { Injectable } from '@nestjs/common';
import {
  ConfirmCoordinatorAddress,
  CoordinatorAddressConfirmed,
  CoordinatorAddressWithdrawn,
  ListCoordinators,
  WithdrawCoordinatorAddress,
  type CoordinatorView,
} from '@rep13/contracts-agreements';
import { coordinatorOf, EU_STATE_CODES, type EuStateCode } from '@rep13/contracts-legal-entity';
import { Clock, currentActor, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { CoordinatorAddress } from './coordinator-address.entity.ts';

/** The coordinators, and where each takes letters by mail. */
@Injectable()
export class CoordinatorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @OnCommand(ListCoordinators)
  async list(): Promise<CoordinatorView[]> {
    const addresses = await this.dataSource.manager.find(CoordinatorAddress);
    const byState = new Map(addresses.map((address) => [address.state, address]));
    return EU_STATE_CODES.map((state) => toCoordinatorView(state, byState.get(state)));
  }

  @OnCommand(ConfirmCoordinatorAddress)
  confirm({ state, email, source }: ConfirmCoordinatorAddress): Promise<CoordinatorView> {
    const confirmedBy = currentActor();
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const address = { state, email, source, confirmedAt: this.clock.now(), confirmedBy };
      await db.save(CoordinatorAddress, address);
      outbox.add(CoordinatorAddressConfirmed, { state });
      return toCoordinatorView(state, address);
    });
  }

  @OnCommand(WithdrawCoordinatorAddress)
  withdraw({ state }: WithdrawCoordinatorAddress): Promise<CoordinatorView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const { affected } = await db.delete(CoordinatorAddress, { state });
      if (affected) outbox.add(CoordinatorAddressWithdrawn, { state });
      return toCoordinatorView(state);
    });
  }
}

const toCoordinatorView = (state: EuStateCode, address?: CoordinatorAddress): CoordinatorView => ({
  ...coordinatorOf(state),
  address: address
    ? {
        email: address.email,
        source: address.source,
        confirmedAt: address.confirmedAt.toISOString(),
        confirmedBy: address.confirmedBy,
      }
    : null,
});
