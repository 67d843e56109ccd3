import { Inject, Injectable } from '@nestjs/common';
import {
  MandateEnding,
  type EndMandate,
  type MandateClientView,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, NotFound, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { Mandate, type Notice } from './mandate.entity.ts';
import { toMandateDetailView } from './mandate.view.ts';
import { moveMandate } from './move-mandate.ts';
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

  async find(signupId: number): Promise<MandateDetailView | null> {
    const mandate = await this.dataSource.manager.findOneBy(Mandate, { signupId });
    return mandate && toMandateDetailView(mandate, this.clock.now());
  }

  /** @throws NotFound */
  async clientOf(registerNumber: string): Promise<MandateClientView> {
    const mandate = await this.dataSource.manager.findOneBy(Mandate, { registerNumber });
    if (!mandate) throw new NotFound();
    return { registerNumber, signupId: mandate.signupId };
  }

  /** Gives notice, or corrects its date. @throws NotFound, ValidationFailed, MandateNotInForce */
  end({ registerNumber, endsAt, reason }: EndMandate): Promise<MandateDetailView> {
    const now = this.clock.now();
    const notice = { ...noticePeriod(endsAt, this.entity.timeZone, now), noticeAt: now, endReason: reason };
    return this.unitOfWork.runOnce(async (scope) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const mandate = await scope.db.findOne(Mandate, { where: { registerNumber }, lock });
      if (!mandate) throw new NotFound();
      await giveNotice(scope, mandate, notice);
      return toMandateDetailView(mandate, now);
    });
  }
}

async function giveNotice(scope: Scope, mandate: Mandate, notice: Notice): Promise<void> {
  mandate.giveNotice(notice);
  const { signupId, registerNumber } = mandate;
  scope.outbox.add(MandateEnding, {
    signupId,
    registerNumber,
    noticeAt: notice.noticeAt.toISOString(),
    endsAt: notice.endsAt.toISOString(),
    runOffUntil: notice.runOffUntil.toISOString(),
  });
  await moveMandate(scope, mandate, notice.noticeAt);
}
