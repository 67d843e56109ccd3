import { buildSignupBody } from '@rep13/testing/signup-body';

/** A customer's particulars, made up from a number. */
export interface Company {
  readonly name: string;
  readonly email: string;
  readonly contactName: string;
}

export const companyOf = (seed: number, index: number | string): Company => ({
  name: `Faultline ${seed}-${index} Ltd`,
  email: `contact-${seed}-${index}@faultline.example`,
  contactName: `Robin Stone ${index}`,
});

/** Yes to all three questions, or no to the last. */
export const checkOf = ({ name, email }: Company, needsOne: boolean) => ({
  companyName: name,
  email,
  question1: true,
  question2: true,
  question3: needsOne,
});

export const signupOf = ({ name, email, contactName }: Company) =>
  buildSignupBody({
    companyName: name,
    websiteUrl: 'faultline.example',
    legalContactName: contactName,
    legalContactEmail: email,
  });

export const signatureOf = (signupId: number, { contactName }: Company) => ({
  signupId,
  clientSignature: contactName,
  clientSignatureType: 'typed',
});

/** An authority's order whose 24 hours are over at `breachedAt`. */
export const orderOf = (signupId: number, breachedAt: number) => ({
  signupId,
  authorityName: 'Authority of the fault run',
  authorityContactDate: new Date(breachedAt - 24 * 3_600_000).toISOString(),
  urgencyLevel: 'high',
  description: 'An order that nobody acknowledges.',
});
