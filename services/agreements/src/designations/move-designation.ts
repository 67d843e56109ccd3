import {
  DesignationAcknowledged,
  DesignationReturned,
  DesignationSent,
  type MoveDesignation,
} from '@rep13/contracts-agreements';
import { ACKNOWLEDGEMENT_DAYS, MESSAGES } from '@rep13/contracts-constants';
import { NotFound, ValidationFailed, type Scope } from '@rep13/service-kit';
import { Designation, factsOf } from './designation.entity.ts';
import { REMIND_OF_ACKNOWLEDGEMENT } from './remind-of-acknowledgement.job.ts';

const DAY_MS = 86_400_000;

/** When staff did it, and who: `admin:<id>`. */
interface Recorded {
  readonly at: Date;
  readonly by: string;
}

/** Records what staff did with a letter. @throws NotFound, ValidationFailed, DesignationMoveNotAllowed */
export async function moveDesignation(
  scope: Scope,
  command: MoveDesignation,
  recorded: Recorded,
): Promise<Designation> {
  requireWhatItTakes(command);
  const lock = { mode: 'pessimistic_write' } as const;
  const designation = await scope.db.findOne(Designation, { where: { id: command.designationId }, lock });
  if (!designation) throw new NotFound();
  designation.move(command.move);
  RECORD[command.move](scope, designation, command, recorded);
  return scope.db.save(designation);
}

function requireWhatItTakes({ move, channel, reason }: MoveDesignation): void {
  if (move === 'record-sent' && !channel) throw missing('channel', MESSAGES.designationChannel);
  if (move === 'return' && !reason) throw missing('reason', MESSAGES.designationReturned);
}

const missing = (path: string, message: string) => new ValidationFailed([{ path, message }]);

type Recording = (
  scope: Scope,
  designation: Designation,
  command: MoveDesignation,
  recorded: Recorded,
) => void;

const RECORD: Record<MoveDesignation['move'], Recording> = {
  'record-sent': ({ outbox, jobs }, designation, { channel, reference }, { at, by }) => {
    const sent = { channel: channel ?? null, reference: reference || null, sentAt: at, sentBy: by };
    Object.assign(designation, sent, { returnedAt: null, returnReason: null });
    outbox.add(DesignationSent, { ...factsOf(designation), sentAt: at.toISOString() });
    const { id: designationId } = designation;
    const remindAt = new Date(at.getTime() + ACKNOWLEDGEMENT_DAYS * DAY_MS);
    jobs.enqueue(
      REMIND_OF_ACKNOWLEDGEMENT,
      `${designationId}:${at.toISOString()}`,
      { designationId },
      remindAt,
    );
  },
  'record-acknowledgement': ({ outbox }, designation, { reference }, { at, by }) => {
    Object.assign(designation, { acknowledgedAt: at, acknowledgedBy: by });
    designation.reference = reference || designation.reference;
    outbox.add(DesignationAcknowledged, { ...factsOf(designation), acknowledgedAt: at.toISOString() });
  },
  return: ({ outbox }, designation, { reason }, { at }) => {
    Object.assign(designation, { returnedAt: at, returnReason: reason ?? null });
    outbox.add(DesignationReturned, { ...factsOf(designation), returnedAt: at.toISOString() });
  },
};
