import type { PublicPage } from '../pages/page.ts';

/** `/register`: the words of the look-up. */
export const REGISTER_PAGE = {
  path: '/register',
  title: 'Register of mandates',
  description:
    'Look up whether we are the legal representative of a provider under Article 13 of the Digital Services Act, and since when.',
  keywords: 'DSA legal representative register, Article 13 look-up, verify representative',
  heading: 'Is this company our client?',
  lead: 'For authorities, users and anyone else who wants to know whether we are a provider’s legal representative. You can look up one provider at a time.',
  form: {
    label: 'Company, domain, web address or register number',
    hint: 'Such as example.com or R13-ABCDEFGH. Of a company’s name, at least the first three letters.',
    submit: 'Look up',
    pending: 'Looking',
  },
  /** What an entry looks like. */
  sample: {
    heading: 'What an entry shows',
    company: 'Example company',
    caption: 'An example of an entry.',
  },
  tooMany: 'You have looked up many providers in a short time. Please wait a minute and look up again.',
} as const satisfies PublicPage & Record<string, unknown>;
