import {
  DesignationAcknowledged,
  DesignationReturned,
  DesignationSendingBegan,
  type MoveDesignation,
} from '@rep13/contracts-agreements';
import { MESSAGES } from '@rep13/contracts-constants';
import { lockOne, NotFound, ValidationFailed, type Scope } from '@rep13/service-kit';
import { CoordinatorAddress } from '../coordinators/coordinator-address.entity.ts';
import { Designation, factsOf } from './designation.entity.ts';
import { CoordinatorAddressUnconfirmed, DesignationMoveNotAllowed } from './designations.errors.ts';
import { recordSent } from './record-sent.ts';

/** When staff did it, and who: `admin:<id>`. */
interface Recorded {
  readonly at: Date;
  readonly by: string;
}

/**
 * Has a letter mailed, or records what staff did with it.
 * @throws NotFound, ValidationFailed, DesignationMoveNotAllowed, CoordinatorAddressUnconfirmed
 */
export async function moveDesignation(
  scope: Scope,
  command: MoveDesignation,
  recorded: Recorded,
): Promise<Designation> {
  requireWhatItTakes(command);
  const designation = await lockOne(scope.db, Designation, { id: command.designationId });
  if (!designation) throw new NotFound();
  designation.move(command.move);
  await MOVES[command.move](scope, designation, command, recorded);
  return scope.db.save(designation);
}

function requireWhatItTakes({ move, channel, reason }: MoveDesignation): void {
  if (move === 'record-sent' && !channel) throw missing('channel', MESSAGES.designationChannel);
  if (move === 'return' && !reason) throw missing('reason', MESSAGES.designationReturned);
}

const missing = (path: string, message: string) => new ValidationFailed([{ path, message }]);

type Move = (
  scope: Scope,
  designation: Designation,
  command: MoveDesignation,
  recorded: Recorded,
) => Promise<void> | void;

const MOVES: Record<MoveDesignation['move'], Move> = {
  send: async ({ db, outbox }, designation, _, { at, by }) => {
    const address = await db.findOneBy(CoordinatorAddress, { state: designation.coordinatorState });
    if (!address) throw new CoordinatorAddressUnconfirmed();
    // What is mailed is the PDF that is kept; it is made a moment after the signature.
    if (!designation.letterSha256) throw new DesignationMoveNotAllowed();
    Object.assign(designation, { sendingTo: address.email, sendingAt: at, sendingBy: by });
    outbox.add(DesignationSendingBegan, { ...factsOf(designation), sendingAt: at.toISOString() });
  },
  'record-sent': (scope, designation, { channel, reference }, { at, by }) =>
    recordSent(scope, designation, { channel: channel ?? null, reference: reference || null, at, by }),
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
