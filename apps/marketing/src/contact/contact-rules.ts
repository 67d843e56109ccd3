import { LIMITS, LINES, MESSAGES, SINGLE_LINE } from '@rep13/contracts-constants';

/** The fields in the order in which they stand. */
export const FIELDS = ['name', 'email', 'company', 'subject', 'message'] as const;

export type ContactField = (typeof FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const EMPTY: ContactValues = { name: '', email: '', company: '', subject: '', message: '' };

interface Rule {
  min: number;
  max: number;
  message: string;
  form?: RegExp;
}

// The server looks closer; this catches a slip of the finger.
const EMAIL = /^[^\s@"?]+@[^\s@]+\.[^\s@]{2,}$/;

/** As the body class `ContactMessageBody` of the contracts has them. */
const RULES: Record<ContactField, Rule> = {
  name: { min: LIMITS.contactNameMin, max: LIMITS.nameMax, message: MESSAGES.contactName },
  email: { min: 1, max: LIMITS.emailMax, message: MESSAGES.contactEmail, form: EMAIL },
  company: { min: LIMITS.contactCompanyMin, max: LIMITS.nameMax, message: MESSAGES.contactCompany },
  subject: { min: LIMITS.contactSubjectMin, max: LIMITS.contactSubjectMax, message: MESSAGES.contactSubject },
  message: { min: LIMITS.contactMessageMin, max: LIMITS.contactMessageMax, message: MESSAGES.contactMessage },
};

export const isContactField = (path: string): path is ContactField => Object.hasOwn(RULES, path);

/** What is wrong with a field, if anything is. */
export function errorOf(field: ContactField, value: string): string | undefined {
  const { min, max, message, form } = RULES[field];
  const text = value.trim();
  if (text.length < min || (form && !form.test(text))) return message;
  if (text.length > max) return field === 'email' ? message : `Please use at most ${max} characters`;
  if (field === 'message') return LINES.test(text) ? undefined : 'Please leave out control characters';
  return SINGLE_LINE.test(text) ? undefined : 'Please use one line without control characters';
}

export function errorsOf(values: ContactValues): ContactErrors {
  const found = FIELDS.map((field) => [field, errorOf(field, values[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}
