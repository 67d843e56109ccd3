import { Injectable } from '@nestjs/common';
import { SetContactPoint, type MandateDetailView } from '@rep13/contracts-agreements';
import { Clock, lockOne, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { SuspendedMayNotSign } from '../agreements/agreements.errors.ts';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { toMandateDetailView } from '../mandates/mandate.view.ts';
import { MandateNotInForce } from '../mandates/mandates.errors.ts';
import { announceContactPoint } from './announce-contact-point.ts';
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
      const mandate = await lockOne(db, Mandate, { signupId });
      if (!mandate?.isRelied(now)) throw new MandateNotInForce();
      if (mandate.suspendedAt) throw new SuspendedMayNotSign();
      const { particulars } = await db.findOneByOrFail(LegalAgreement, { signupId });
      if (particulars.contactPoint === undefined) throw new ContactPointNotAgreed();
      if (mandate.setContactPoint(designated, now)) {
        await db.save(mandate);
        announceContactPoint(outbox, mandate, now);
      }
      return toMandateDetailView(mandate, now);
    });
  }
}
