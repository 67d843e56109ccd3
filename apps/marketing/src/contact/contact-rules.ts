import { LIMITS, LINES, MESSAGES, SINGLE_LINE } from '@rep13/contracts-constants';
import { all, atLeast, matching, optionalText, requiredEmail, type Rules } from '@rep13/ui';

export interface ContactValues {
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
}

/** Every field, in the order in which they stand. */
export const NOTHING_TYPED: ContactValues = { name: '', email: '', company: '', subject: '', message: '' };

const oneLine = matching(SINGLE_LINE, 'Please use one line without control characters');

const lineBetween = (min: number, max: number, message: string) =>
  all(atLeast(min, message), optionalText(max), oneLine);

/** As the body class `ContactMessageBody` of the contracts has them. */
export const CONTACT_RULES: Rules<ContactValues> = {
  name: lineBetween(LIMITS.contactNameMin, LIMITS.nameMax, MESSAGES.contactName),
  email: requiredEmail(MESSAGES.contactEmail),
  company: lineBetween(LIMITS.contactCompanyMin, LIMITS.nameMax, MESSAGES.contactCompany),
  subject: lineBetween(LIMITS.contactSubjectMin, LIMITS.contactSubjectMax, MESSAGES.contactSubject),
  message: all(
    atLeast(LIMITS.contactMessageMin, MESSAGES.contactMessage),
    optionalText(LIMITS.contactMessageMax),
    matching(LINES, 'Please leave out control characters'),
  ),
};
