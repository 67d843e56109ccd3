import { Injectable } from '@nestjs/common';
import {
  DesignationSigned,
  type DesignationDetailView,
  type DesignationView,
  type ListDesignations,
  type MoveDesignation,
  type SignDesignation,
} from '@rep13/contracts-agreements';
import { LIST_MAX } from '@rep13/contracts-constants';
import { Clock, currentContext, NotFound, UnitOfWork } from '@rep13/service-kit';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { AgreementTextChanged, SuspendedMayNotSign } from '../agreements/agreements.errors.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { Designation } from './designation.entity.ts';
import { toDesignationDetailView, toDesignationView } from './designation.view.ts';
import { moveDesignation } from './move-designation.ts';

/** The letters that tell coordinators who represents whom. */
@Injectable()
export class DesignationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async ofClient(signupId: number): Promise<DesignationView[]> {
    const found = await this.dataSource.manager.find(Designation, {
      where: { signupId },
      order: { id: 'desc' },
    });
    return found.map(toDesignationView);
  }

  async list({ state }: ListDesignations): Promise<DesignationDetailView[]> {
    const found = await this.dataSource.manager.find(Designation, {
      where: { state: state ?? In(['signed', 'sent', 'returned']) },
      order: { id: 'asc' },
      take: LIST_MAX,
    });
    return found.map(toDesignationDetailView);
  }

  /** @throws NotFound, AgreementTextChanged, SuspendedMayNotSign */
  sign({ signupId, signerName, signerTitle, textSha256, origin }: SignDesignation): Promise<DesignationView> {
    const signedAt = this.clock.now();
    const signedBy = currentContext()?.actor ?? null;
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const designation = await db.findOne(Designation, { where: { signupId, state: 'draft' }, lock });
      if (!designation) throw new NotFound();
      if (await db.existsBy(Mandate, { signupId, suspendedAt: Not(IsNull()) }))
        throw new SuspendedMayNotSign();
      if (designation.textSha256 !== textSha256) throw new AgreementTextChanged();
      const signerIpAddress = origin.ipAddress ?? null;
      designation.sign({ signerName, signerTitle, signedBy, signerIpAddress, signedAt });
      await db.save(designation);
      const { id: designationId, reason, coordinator } = designation;
      const at = signedAt.toISOString();
      outbox.add(DesignationSigned, { designationId, signupId, reason, coordinator, signedAt: at });
      return toDesignationView(designation);
    });
  }

  /** @throws NotFound, ValidationFailed, DesignationMoveNotAllowed */
  move(command: MoveDesignation): Promise<DesignationDetailView> {
    const recorded = { at: this.clock.now(), by: currentContext()?.actor ?? 'unknown' };
    return this.unitOfWork.runOnce(async (scope) =>
      toDesignationDetailView(await moveDesignation(scope, command, recorded)),
    );
  }
}
