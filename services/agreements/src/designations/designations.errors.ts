import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** What was uploaded is no PDF, whatever its name says. */
export class LetterNotAPdf extends DomainError {
  constructor() {
    super(415, ERROR_CODES.notAPdf, 'This file is not a PDF. Please choose the signed letter as a PDF.');
  }
}

/** Another state than the one it was seen in. */
export class DesignationMoveNotAllowed extends DomainError {
  constructor() {
    super(409, ERROR_CODES.designationMoveNotAllowed, 'This is no longer possible');
  }
}

/** What is mailed is what stays, so nothing goes out before its seal. */
export class LetterNotSealed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.letterNotSealed,
      'This letter is still being sealed. Please try again in a minute.',
    );
  }
}

/** No person has confirmed where this coordinator takes letters by mail. */
export class CoordinatorAddressUnconfirmed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.coordinatorAddressUnconfirmed,
      'Nobody has confirmed a mail address of this coordinator. Confirm one, or send the letter manually and record it.',
    );
  }
}
