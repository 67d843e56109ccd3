// Written by `npm run reference` from services/gateway/src/admin/designations.controller.ts.
import type {
  DesignationDetailView,
  DesignationsQuery,
  MoveDesignationBody,
} from '@rep13/contracts-agreements';
import type { DesignationMove } from '@rep13/contracts-agreements/constants';
import type { Bytes, Operation } from '@rep13/contracts-operations';

/**
 * List letters to coordinators. Oldest first: those in one state, or all that something is to be done about; 200 at
 * most.
 */
export const list = 'GET /api/admin/designations' as Operation<
  'GET /api/admin/designations',
  { query: DesignationsQuery; answer: DesignationDetailView[] }
>;

/** Get a letter as PDF: as it goes to the coordinator. */
export const letter = 'GET /api/admin/designations/:id/letter.pdf' as Operation<
  'GET /api/admin/designations/:id/letter.pdf',
  { answer: Bytes }
>;

/**
 * Move a letter on. `send` has it mailed; `record-sent`, `record-acknowledgement` and `return` record what was done by
 * hand. 409 if it is not its turn, its seal is still being made, or nobody has confirmed an address to mail it to.
 */
export const move = 'POST /api/admin/designations/:id/:move' as Operation<
  'POST /api/admin/designations/:id/:move',
  {
    params: { move: DesignationMove };
    body: MoveDesignationBody;
    answer: DesignationDetailView;
    error:
      | 'agreements.coordinator-address-unconfirmed'
      | 'agreements.designation-move-not-allowed'
      | 'agreements.letter-not-sealed';
  }
>;
