import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError, ValidationFailed } from '@rep13/service-kit';

/** It is being read, or somebody or a rule has decided about it. */
export class MailDecided extends DomainError {
  constructor() {
    super(409, ERROR_CODES.mailDecided, 'This email has already been decided');
  }
}

export class MailChanged extends DomainError {
  constructor() {
    super(412, ERROR_CODES.mailChanged, 'This mail has changed since you opened it');
  }
}

export class MailInfected extends DomainError {
  constructor() {
    super(409, ERROR_CODES.mailInfected, 'Our virus scanner found something harmful in this mail');
  }
}

/** Two machines would go on for ever. */
export class MailIsAutomatic extends DomainError {
  constructor() {
    super(409, ERROR_CODES.mailAutomatic, 'A machine wrote this mail: it gets no answer');
  }
}

/** No signature of it is its sender's own. */
export class MailWithoutKey extends ValidationFailed {
  constructor() {
    super([
      { path: 'mailId', message: 'Please choose a mail that is signed, as a whole, by its own sender' },
    ]);
  }
}

/** Nothing that comes from now on would be proven by it. */
export class MailKeyExpired extends ValidationFailed {
  constructor() {
    super([
      {
        path: 'mailId',
        message: 'This key has ended: please choose a mail that is signed with its next one',
      },
    ]);
  }
}

/** Its sender's domain is not that authority's. */
export class MailSenderElsewhere extends ValidationFailed {
  constructor() {
    super([{ path: 'mailId', message: 'Please choose a mail from the domain of this authority' }]);
  }
}

/** It names nobody whom an answer could go to. */
export class MailWithoutSender extends ValidationFailed {
  constructor() {
    super([{ path: 'template', message: 'This mail names no sender who could be answered' }]);
  }
}
