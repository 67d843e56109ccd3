import { ERROR_CODES } from '@rep13/contracts-constants';
import { DomainError } from '@rep13/service-kit';

/** The mandate has not begun, or is over. */
export class PublicationNotWatched extends DomainError {
  constructor() {
    super(
      409,
      ERROR_CODES.publicationNotWatched,
      'We read your website while we represent you: from the beginning of the mandate to its end.',
    );
  }
}
