import { Inject, Injectable } from '@nestjs/common';
import {
  GetContactPointAddendum,
  SignContactPointAddendum,
  type ContactPointAddendumView,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, currentContext, LEGAL_ENTITY, lockOne, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { announceContactPoint } from './announce-contact-point.ts';
import { changeableMandate } from './changeable-mandate.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { toAddendumView, toSignedAddendumView } from './addendum.view.ts';
import { ContactPointAddendum } from './contact-point-addendum.entity.ts';
import { addendumParticulars } from './draft-addendum.ts';
import { RENDER_ADDENDUM_PDF } from './render-addendum-pdf.job.ts';
import { addendumSignature, agreementWithoutClause } from './sign-addendum.ts';

/** Adds the point of contact of Article 11 DSA to agreements that were signed with a text without it. */
@Injectable()
export class ContactPointAddendaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws NotFound */
  @OnCommand(GetContactPointAddendum)
  async get({ signupId }: GetContactPointAddendum): Promise<ContactPointAddendumView> {
    const { manager } = this.dataSource;
    const signed = await manager.findOneBy(ContactPointAddendum, { signupId });
    if (signed) return toSignedAddendumView(signed);
    const agreement = await agreementWithoutClause(manager, signupId);
    const mandate = await manager.findOneBy(Mandate, { signupId });
    return toAddendumView(addendumParticulars(agreement, mandate, this.entity));
  }

  /** @throws NotFound, MandateNotInForce, SuspendedMayNotSign, AgreementTextChanged */
  @OnCommand(SignContactPointAddendum)
  sign(command: SignContactPointAddendum): Promise<ContactPointAddendumView> {
    const { signupId } = command;
    const now = this.clock.now();
    const signedBy = currentContext()?.actor ?? null;
    return this.unitOfWork.runOnce(async ({ db, outbox, jobs }) => {
      // Locked first: of two signatures at once the second one waits, and finds the first.
      const locked = await lockOne(db, Mandate, { signupId });
      const first = await db.findOneBy(ContactPointAddendum, { signupId });
      if (first) return toSignedAddendumView(first);
      const agreement = await agreementWithoutClause(db, signupId);
      const mandate = changeableMandate(locked, now);
      const particulars = addendumParticulars(agreement, mandate, this.entity);
      const addendum = addendumSignature(command, particulars, { now, signedBy });
      await db.insert(ContactPointAddendum, addendum);
      jobs.enqueue(RENDER_ADDENDUM_PDF, `${signupId}`, { signupId });
      mandate.setContactPoint(true, now);
      await db.save(mandate);
      announceContactPoint(outbox, mandate, now, addendum.textSha256);
      return toSignedAddendumView(addendum);
    });
  }
}
