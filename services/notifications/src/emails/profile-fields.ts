import type { ProfileField } from '@rep13/contracts-onboarding';
import { PARTICULARS_IN_MAILS } from '@rep13/contracts-onboarding/constants';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Which particulars, by their labels. Their values stay out of mails. */
export const profileFields = (fields: readonly ProfileField[]): string =>
  LIST.format(fields.map((field) => PARTICULARS_IN_MAILS[field]));
