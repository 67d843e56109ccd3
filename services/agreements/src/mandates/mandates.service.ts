import { Inject, Injectable } from '@nestjs/common';
import {
  EndMandate,
  FindMandate,
  GetMandateClient,
  type MandateClientView,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { announceNotice } from './announce-notice.ts';
import { Mandate } from './mandate.entity.ts';
import { toMandateDetailView } from './mandate.view.ts';
import { noticePeriod } from './notice-period.ts';

/** Where each client's mandate stands, and its end. */
@Injectable()
export class MandatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(FindMandate)
  async find({ signupId }: FindMandate): Promise<MandateDetailView | null> {
    const mandate = await this.dataSource.manager.findOneBy(Mandate, { signupId });
    return mandate && toMandateDetailView(mandate, this.clock.now());
  }

  /** @throws NotFound */
  @OnCommand(GetMandateClient)
  async clientOf({ registerNumber }: GetMandateClient): Promise<MandateClientView> {
    const mandate = await this.dataSource.manager.findOneBy(Mandate, { registerNumber });
    if (!mandate) throw new NotFound();
    return { registerNumber, signupId: mandate.signupId };
  }

  /** Gives notice, or corrects its date. @throws NotFound, ValidationFailed, MandateNotInForce */
  @OnCommand(EndMandate)
  end({ registerNumber, endsAt, reason }: EndMandate): Promise<MandateDetailView> {
    const now = this.clock.now();
    const notice = { ...noticePeriod(endsAt, this.entity.timeZone, now), noticeAt: now, endReason: reason };
    return this.unitOfWork.runOnce(async (scope) => {
      const mandate = await lockOne(scope.db, Mandate, { registerNumber });
      if (!mandate) throw new NotFound();
      mandate.giveNotice({ ...notice, cancelledBy: null });
      await announceNotice(scope, mandate, now);
      return toMandateDetailView(mandate, now);
    });
  }
}
