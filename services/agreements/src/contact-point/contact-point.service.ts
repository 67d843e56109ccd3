import { Injectable } from '@nestjs/common';
import { SetContactPoint, type MandateDetailView } from '@rep13/contracts-agreements';
import { Clock, lockOne, OnCommand, UnitOfWork } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { toMandateDetailView } from '../mandates/mandate.view.ts';
import { announceContactPoint } from './announce-contact-point.ts';
import { changeableMandate } from './changeable-mandate.ts';
import { ContactPointAddendum } from './contact-point-addendum.entity.ts';
import { ContactPointNotAgreed } from './contact-point.errors.ts';

/** Whether we are a client's point of contact of Article 11 DSA, as it chose after the signature. */
@Injectable()
export class ContactPointService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat: only a change is announced. @throws MandateNotInForce, SuspendedMayNotSign, ContactPointNotAgreed */
  @OnCommand(SetContactPoint)
  set({ signupId, designated }: SetContactPoint): Promise<MandateDetailView> {
    const now = this.clock.now();
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const mandate = changeableMandate(await lockOne(db, Mandate, { signupId }), now);
      if (!(await isAgreed(db, signupId))) throw new ContactPointNotAgreed();
      if (mandate.setContactPoint(designated, now)) {
        await db.save(mandate);
        announceContactPoint(outbox, mandate, now);
      }
      return toMandateDetailView(mandate, now);
    });
  }
}

/** By the agreement's own text, or by an addendum to it. */
async function isAgreed(db: EntityManager, signupId: number): Promise<boolean> {
  const { particulars } = await db.findOneByOrFail(LegalAgreement, { signupId });
  return particulars.contactPoint !== undefined || db.existsBy(ContactPointAddendum, { signupId });
}
