import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** Another state than the one it was seen in. */
export class DesignationMoveNotAllowed extends DomainError {
  constructor() {
    super(409, ERROR_CODES.designationMoveNotAllowed, 'This is not possible (any more)');
  }
}
