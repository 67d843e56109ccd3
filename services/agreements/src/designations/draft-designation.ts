import type { LetterView } from '@rep13/contracts-agreements';
import type { DesignationReason, DesignationState } from '@rep13/contracts-agreements/constants';
import {
  EU_STATE_CODES,
  EU_STATES,
  toPrintedEntity,
  type EuStateCode,
  type LegalEntity,
} from '@rep13/contracts-legal-entity';
import type { Scope } from '@rep13/service-kit';
import { Brackets, In, type EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { pointOfContactOf } from '../mandates/point-of-contact.ts';
import { toRepresentative } from '../text/particulars.ts';
import {
  letterOfChange,
  letterOfDesignation,
  letterOfEnd,
  letterOfMove,
  type Mandated,
} from './designation-letter.ts';
import { Designation } from './designation.entity.ts';
import { RENDER_LETTER } from './render-letter.job.ts';
import { notifiedBefore, notifiedInOtherStates, type EarlierNotification } from './earlier-notifications.ts';

type Drafting = Pick<Scope, 'db' | 'jobs'>;

/** Not yet on its way to a coordinator. */
const UNSENT = ['draft', 'signed', 'returned'] as const;

/** The letter for the client to sign, once its mandate has begun; none when it has ended meanwhile. */
export async function draftDesignation(
  db: EntityManager,
  signupId: number,
  entity: LegalEntity,
): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId, entity);
  if (mandate.state !== 'in_force' && mandate.state !== 'ending') return;
  await insert(db, mandate, agreement, { reason: 'initial', state: 'draft' }, letterOfDesignation(agreement));
}

/**
 * The letter for the client to sign after a fact changed that the coordinator has, or should have had. What was not sent
 * or came back says what is no longer so, and is superseded.
 */
export async function draftChange(
  { db, jobs }: Drafting,
  signupId: number,
  entity: LegalEntity,
): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId, entity);
  if (mandate.state !== 'in_force' && mandate.state !== 'ending') return;
  await supersedeUnsent(db, mandate, entity);
  await withdrawElsewhere({ db, jobs }, agreement, mandate, letterOfMove);
  const due = await letterDue(db, agreement, mandate);
  if (!due) return;
  await insert(db, mandate, agreement, { reason: due.reason, state: 'draft' }, due.letter);
}

/** A draft that nobody has signed and that would be written otherwise today is superseded by one that is. */
export async function redraftOutdated(
  { db, jobs }: Drafting,
  signupId: number,
  entity: LegalEntity,
): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId, entity);
  const draft = await db.findOneBy(Designation, { mandateId: mandate.id, state: 'draft' });
  const due = draft && (await letterDue(db, agreement, mandate));
  if (due && due.letter.sha256 !== draft.textSha256) await draftChange({ db, jobs }, signupId, entity);
}

/**
 * The record of the representative has changed: coordinators of other states get their withdrawal, and what waits for a
 * signature or for sending and says so already stays.
 */
export async function draftForRecord(
  drafting: Drafting,
  signupId: number,
  entity: LegalEntity,
): Promise<void> {
  const { db, jobs } = drafting;
  const { agreement, mandate } = await mandatedBy(db, signupId, entity);
  const due = await letterDue(db, agreement, mandate);
  const textSha256 = due?.letter.sha256;
  const isWritten =
    textSha256 !== undefined &&
    (await db.existsBy(Designation, { mandateId: mandate.id, state: In(['draft', 'signed']), textSha256 }));
  if (isWritten) await withdrawElsewhere({ db, jobs }, agreement, mandate, letterOfMove);
  else await draftChange(drafting, signupId, entity);
}

/** What has to be notified to the coordinator now; null where it knows it all. */
async function letterDue(
  db: EntityManager,
  agreement: Mandated,
  mandate: Mandate,
): Promise<{ reason: DesignationReason; letter: LetterView } | null> {
  const earlier = await notifiedBefore(
    db,
    mandate,
    stateNamed(agreement.particulars.representative.memberState),
  );
  if (!earlier) return { reason: 'initial', letter: letterOfDesignation(agreement) };
  const letter = letterOfChange(agreement, earlier);
  return letter && { reason: 'change', letter };
}

/**
 * The letter about the end, for staff to send: it is the representative's own. There is none where the coordinator was
 * never notified: nothing is withdrawn. What is unsent by then is superseded, as it says that the mandate continues.
 */
export async function draftEnd({ db, jobs }: Scope, signupId: number, entity: LegalEntity): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId, entity);
  const { endsAt, runOffUntil } = mandate;
  if (!endsAt || !runOffUntil) throw new Error(`mandate ${mandate.registerNumber} has no end`);
  await db.update(Designation, { mandateId: mandate.id, state: In(UNSENT) }, { state: 'superseded' });
  const write = (from: Mandated, earlier: EarlierNotification) =>
    letterOfEnd(from, { endsAt, runOffUntil }, earlier);
  await withdrawElsewhere({ db, jobs }, agreement, mandate, write);
  const earlier = await notifiedBefore(db, mandate, entity.establishmentState);
  if (earlier) await insertEnd({ db, jobs }, mandate, agreement, write(agreement, earlier));
}

/** A coordinator of a state that the representative has left has to know that it is no longer the one, once. */
async function withdrawElsewhere(
  drafting: Drafting,
  agreement: Mandated,
  mandate: Mandate,
  write: (from: Mandated, earlier: EarlierNotification) => LetterView,
): Promise<void> {
  const { representative } = agreement.particulars;
  for (const earlier of await notifiedInOtherStates(
    drafting.db,
    mandate,
    stateNamed(representative.memberState),
  )) {
    const { coordinator, coordinatorState } = earlier;
    const memberState = EU_STATES[coordinatorState].name;
    const particulars = {
      ...agreement.particulars,
      representative: { ...representative, coordinator, memberState },
    };
    await insertEnd(drafting, mandate, { ...agreement, particulars }, write(agreement, earlier));
  }
}

async function insertEnd({ db, jobs }: Drafting, mandate: Mandate, to: Mandated, letter: LetterView) {
  const designationId = await insert(db, mandate, to, { reason: 'end', state: 'signed' }, letter);
  jobs.enqueue(RENDER_LETTER, `${designationId}`, { designationId });
}

/**
 * A letter turns out not to have arrived after all, and others were written since that say that it did: they are
 * superseded, and what they should say is drafted.
 */
export async function draftWithoutIt(
  drafting: Drafting,
  { signupId, coordinatorState }: Pick<Designation, 'signupId' | 'coordinatorState'>,
  now: Date,
  entity: LegalEntity,
): Promise<void> {
  const { db } = drafting;
  const mandate = await db.findOneByOrFail(Mandate, { signupId });
  if (await notifiedBefore(db, mandate, coordinatorState)) return;
  const withdrawal = { mandateId: mandate.id, coordinatorState, reason: 'end', state: 'signed' } as const;
  await db.update(Designation, withdrawal, { state: 'superseded' });
  if (mandate.isRelied(now)) await draftChange(drafting, signupId, entity);
  else await supersedeUnsent(db, mandate, entity);
}

/** A withdrawal from a coordinator of another state stays: it is as true as before. */
async function supersedeUnsent(
  db: EntityManager,
  { id: mandateId }: Mandate,
  { establishmentState }: LegalEntity,
): Promise<void> {
  await db
    .createQueryBuilder()
    .update(Designation)
    .set({ state: 'superseded' })
    .where({ mandateId })
    .andWhere({ state: In(UNSENT) })
    .andWhere(
      new Brackets((either) =>
        either.where(`reason <> 'end'`).orWhere('coordinator_state = :establishmentState', {
          establishmentState,
        }),
      ),
    )
    .execute();
}

async function mandatedBy(db: EntityManager, signupId: number, entity: LegalEntity) {
  const agreement = await db.findOneByOrFail(LegalAgreement, { signupId });
  const mandate = await db.findOneByOrFail(Mandate, { signupId });
  const { agreementNumber, signedAt, particulars } = agreement;
  const client = { ...particulars.client, ...mandate.client };
  // A letter says how the representative is reached today, not how it was when the agreement was signed.
  const representative = toRepresentative(entity);
  const { designated } = pointOfContactOf(mandate, mandate.state);
  return {
    agreement: {
      ...{ agreementNumber, signedAt, timeZone: entity.timeZone },
      contactPointLanguages: designated ? toPrintedEntity(entity).languages : null,
      particulars: { ...particulars, client, representative },
    },
    mandate,
  };
}

async function insert(
  db: EntityManager,
  { id: mandateId, signupId }: Mandate,
  { particulars }: Mandated,
  begins: { reason: DesignationReason; state: DesignationState },
  { sha256: textSha256, ...letter }: LetterView,
): Promise<number> {
  const { coordinator, memberState } = particulars.representative;
  const { identifiers } = await db.insert(Designation, {
    ...begins,
    ...{ mandateId, signupId, coordinator, textSha256 },
    companyName: particulars.client.companyName,
    coordinatorState: stateNamed(memberState),
    letter,
  });
  return (identifiers[0] as { id: number }).id;
}

/** The record of the representative says the name of the state as ours does. */
function stateNamed(name: string): EuStateCode {
  const code = EU_STATE_CODES.find((state) => EU_STATES[state].name === name);
  if (!code) throw new Error(`no Member State is called ${name}`);
  return code;
}
