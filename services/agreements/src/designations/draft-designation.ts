import type { LetterView } from '@rep13/contracts-agreements';
import type { DesignationReason, DesignationState } from '@rep13/contracts-constants';
import { EU_STATE_CODES, EU_STATES, type EuStateCode } from '@rep13/contracts-legal-entity';
import type { Scope } from '@rep13/service-kit';
import { In, type EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { letterOfChange, letterOfDesignation, letterOfEnd, type Mandated } from './designation-letter.ts';
import { Designation } from './designation.entity.ts';
import { RENDER_LETTER } from './render-letter.job.ts';

/** The letter for the client to sign, once its mandate has begun; none when it has ended meanwhile. */
export async function draftDesignation(db: EntityManager, signupId: number): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId);
  if (mandate.state !== 'in_force' && mandate.state !== 'ending') return;
  await insert(db, mandate, agreement, { reason: 'initial', state: 'draft' }, letterOfDesignation(agreement));
}

/**
 * The letter for the client to sign after a fact changed that the coordinator has, or should have had. What was not sent
 * or came back says what is no longer so, and is superseded.
 */
export async function draftChange(db: EntityManager, signupId: number): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId);
  if (mandate.state !== 'in_force' && mandate.state !== 'ending') return;
  const { id: mandateId } = mandate;
  await db.update(
    Designation,
    { mandateId, state: In(['draft', 'signed', 'returned']) },
    { state: 'superseded' },
  );
  const isKnown = await db.existsBy(Designation, {
    mandateId,
    state: In(['sending', 'sent', 'acknowledged']),
  });
  const letter = isKnown ? letterOfChange(agreement) : letterOfDesignation(agreement);
  await insert(db, mandate, agreement, { reason: isKnown ? 'change' : 'initial', state: 'draft' }, letter);
}

/**
 * The letter about the end, for staff to send: it is the representative's own. What nobody has sent by then is
 * superseded by it.
 */
export async function draftEnd({ db, jobs }: Scope, signupId: number): Promise<void> {
  const { agreement, mandate } = await mandatedBy(db, signupId);
  const { endsAt, runOffUntil } = mandate;
  if (!endsAt || !runOffUntil) throw new Error(`mandate ${mandate.registerNumber} has no end`);
  const unsent = { mandateId: mandate.id, state: In(['draft', 'signed']) };
  await db.update(Designation, unsent, { state: 'superseded' });
  const letter = letterOfEnd(agreement, { endsAt, runOffUntil });
  const designationId = await insert(db, mandate, agreement, { reason: 'end', state: 'signed' }, letter);
  jobs.enqueue(RENDER_LETTER, `${designationId}`, { designationId });
}

async function mandatedBy(db: EntityManager, signupId: number) {
  const agreement = await db.findOneByOrFail(LegalAgreement, { signupId });
  const mandate = await db.findOneByOrFail(Mandate, { signupId });
  const { agreementNumber, signedAt, particulars } = agreement;
  const client = { ...particulars.client, ...mandate.client };
  return { agreement: { agreementNumber, signedAt, particulars: { ...particulars, client } }, mandate };
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
