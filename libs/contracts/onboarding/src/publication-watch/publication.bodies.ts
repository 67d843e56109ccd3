import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredText, RequiredWebAddress } from '@rep13/contracts-validation';

/** `PUT /api/client/publication`: the page that names the representative, on the client's own domain. */
export class PublicationPageBody {
  @RequiredWebAddress(LIMITS.urlMax, MESSAGES.publicationUrl) readonly url!: string;
}

/** `POST /api/admin/clients/:signupId/publication/confirm`: what staff saw, and where. For staff only. */
export class ConfirmPublicationBody {
  @RequiredText(LIMITS.publicationNoteMax, MESSAGES.publicationNote) readonly note!: string;
}
