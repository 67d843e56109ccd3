import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredEmail, RequiredLines, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/contact`: the contact page's form. */
export class ContactMessageBody {
  @RequiredText(LIMITS.nameMax, MESSAGES.contactName, LIMITS.contactNameMin) readonly name!: string;
  @RequiredEmail(MESSAGES.contactEmail) readonly email!: string;
  @RequiredText(LIMITS.nameMax, MESSAGES.contactCompany, LIMITS.contactCompanyMin) readonly company!: string;
  @RequiredText(LIMITS.contactSubjectMax, MESSAGES.contactSubject, LIMITS.contactSubjectMin)
  readonly subject!: string;
  /** May have several lines. */
  @RequiredLines(LIMITS.contactMessageMax, MESSAGES.contactMessage, LIMITS.contactMessageMin)
  readonly message!: string;
}
