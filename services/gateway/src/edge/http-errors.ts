import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError, NotFound } from '@rep13/service-kit';
import { JSON_LIMITS, type JsonExcess } from './json-excess.ts';

/** Nobody is signed in, or no longer. */
export class NotSignedIn extends DomainError {
  constructor() {
    super(401, ERROR_CODES.notSignedIn, 'Not signed in');
  }
}

/** Wrong name or wrong password: which one is not told. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super(401, ERROR_CODES.invalidCredentials, 'Invalid credentials');
  }
}

/** Signed in, but in a role that may not do this. */
export class Forbidden extends DomainError {
  constructor() {
    super(403, ERROR_CODES.forbidden, 'Your role does not allow this');
  }
}

/** Somebody else's, which looks exactly like what is not there; only the audit log knows better. */
export class NotTheirs extends NotFound {}

/** Signed in as staff, and what is asked for binds the client. */
export class NotInTheClientsPlace extends DomainError {
  constructor() {
    super(
      403,
      ERROR_CODES.forbidden,
      'Staff can’t do this for a client. Please sign out of admin, or use another browser.',
    );
  }
}

/** A change asked for by a page that is not ours. */
export class ForeignOrigin extends DomainError {
  constructor() {
    super(403, ERROR_CODES.foreignOrigin, 'Please use our own site');
  }
}

export class PasswordChangeRequired extends DomainError {
  constructor() {
    super(403, ERROR_CODES.passwordChangeRequired, 'Please change your password first');
  }
}

/** May do this, but entered the password too long ago. */
export class StepUpRequired extends DomainError {
  constructor() {
    super(403, ERROR_CODES.stepUpRequired, 'Please enter your password again');
  }
}

/** The password was right; who has a second factor shows it too. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super(401, ERROR_CODES.secondFactorRequired, 'Please show your second factor');
  }
}

export class SecondFactorSetupRequired extends DomainError {
  constructor() {
    super(403, ERROR_CODES.secondFactorSetupRequired, 'Please set up a second factor first');
  }
}

/** There is an authenticator app already: another one takes its place when it is removed. */
export class SecondFactorExists extends DomainError {
  constructor() {
    super(409, ERROR_CODES.secondFactorExists, 'An authenticator app is set up already');
  }
}

/** Recovery codes stand in for a factor; there is none. */
export class SecondFactorMissing extends DomainError {
  constructor() {
    super(409, ERROR_CODES.secondFactorMissing, 'There is no second factor yet');
  }
}

export class UnsupportedMediaType extends DomainError {
  constructor() {
    super(415, ERROR_CODES.unsupportedMediaType, 'Please send JSON');
  }
}

export class BodyTooLarge extends DomainError {
  constructor(limitBytes = 102_400) {
    super(413, ERROR_CODES.bodyTooLarge, `Please send at most ${Math.floor(limitBytes / 1_024)} kB`);
  }
}

/** The body comes in so slowly that it only keeps others out. */
export class SlowBody extends DomainError {
  constructor() {
    super(408, ERROR_CODES.slowBody, 'Your connection is too slow');
  }
}

export class MalformedBody extends DomainError {
  constructor() {
    super(400, ERROR_CODES.malformedBody, 'Please send a well-formed request');
  }
}

const EXCESS: Record<JsonExcess['limit'], string> = {
  depth: `Please nest at most ${JSON_LIMITS.depth} levels`,
  names: `Please use at most ${JSON_LIMITS.names} names in an object`,
  values: `Please send at most ${JSON_LIMITS.values} values`,
};

/** More names, values or levels than any call takes: it is not looked at further. */
export class BodyTooComplex extends DomainError {
  constructor({ limit, path }: JsonExcess) {
    const errors = [{ path, message: EXCESS[limit] }];
    super(400, ERROR_CODES.bodyTooComplex, 'Please send a simpler request', { errors });
  }
}

export class TooManyAttempts extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(429, ERROR_CODES.tooManyAttempts, 'Too many attempts', { retryAfterSeconds });
  }
}

/** The mailed link is forged, used up or too old. */
export class LinkExpired extends DomainError {
  constructor() {
    super(410, ERROR_CODES.linkExpired, 'This link is no longer valid');
  }
}
