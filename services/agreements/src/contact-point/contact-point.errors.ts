import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** The agreement says nothing of Article 11 DSA: signed with the text 1.0, which designates for Article 13 alone. */
export class ContactPointNotAgreed extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.contactPointNotAgreed,
      'Your agreement does not cover the point of contact. Please sign the addendum first.',
    );
  }
}
