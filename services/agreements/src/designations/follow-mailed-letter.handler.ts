import { Inject, Injectable } from '@nestjs/common';
import { DesignationReturned } from '@rep13/contracts-agreements';
import { LetterMailed, LetterNotMailed } from '@rep13/contracts-notifications';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, lockOne, OnEvent, type Handling } from '@rep13/service-kit';
import { MoreThan, type EntityManager } from 'typeorm';
import { Designation, factsOf } from './designation.entity.ts';
import { draftWithoutIt } from './draft-designation.ts';
import { recordSent } from './record-sent.ts';

const NOT_MAILED = 'The mail could not be delivered. Check the address, or send the letter manually.';

/** A letter counts as sent when the mail server has taken it, not when somebody pressed a button. */
@Injectable()
export class FollowMailedLetter {
  constructor(
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnEvent(LetterMailed, 'designations')
  async sent(mailed: LetterMailed, handling: Handling): Promise<void> {
    const designation = await takeSending(handling.db, mailed);
    if (!designation) return;
    designation.state = 'sent';
    const { sendingBy } = designation;
    const sending = { channel: 'mail', reference: null, by: sendingBy ?? 'system' } as const;
    recordSent(handling, designation, { ...sending, at: new Date(mailed.mailedAt) });
    await handling.db.save(designation);
  }

  @OnEvent(LetterNotMailed, 'designations')
  async notSent(given: LetterNotMailed, handling: Handling): Promise<void> {
    const { db, outbox } = handling;
    const designation = await takeSending(db, given);
    if (!designation) return;
    const returnedAt = this.clock.now();
    if (await isOutdated(db, designation)) {
      designation.state = 'superseded';
      await db.save(designation);
      await draftWithoutIt(handling, designation, returnedAt, this.entity);
      return;
    }
    Object.assign(designation, { state: 'returned', returnedAt, returnReason: NOT_MAILED });
    outbox.add(DesignationReturned, { ...factsOf(designation), returnedAt: returnedAt.toISOString() });
    await db.save(designation);
  }
}

/** While it was on its way another letter was written, with the facts of now: this one must not go out again. */
const isOutdated = (db: EntityManager, { id, mandateId }: Designation): Promise<boolean> =>
  db.existsBy(Designation, { mandateId, id: MoreThan(id) });

/** The letter while it is on its way by this very mail, locked. */
async function takeSending(
  db: EntityManager,
  { designationId, sendingAt }: Pick<LetterMailed, 'designationId' | 'sendingAt'>,
): Promise<Designation | null> {
  const where = { id: designationId, state: 'sending', sendingAt: new Date(sendingAt) } as const;
  return lockOne(db, Designation, where);
}
