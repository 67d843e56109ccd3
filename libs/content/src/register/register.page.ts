import type { PublicPage } from '../pages/page.ts';

/** `/register`: the words of the look-up. */
export const REGISTER_PAGE = {
  path: '/register',
  title: 'Register of mandates',
  description:
    'Look up whether we are the legal representative of a provider under Article 13 of the Digital Services Act, and since when.',
  keywords: 'DSA legal representative register, Article 13 look-up, verify representative',
  heading: 'Whom we represent',
  lead: 'For authorities, users and everybody else who wants to know whether we are the legal representative of a provider. The register answers about one provider at a time; there is no list.',
  form: {
    label: 'Company, domain, web address or register number',
    hint: 'Such as example.com or R13-ABCDEFGH. Of a company’s name, at least the first three letters.',
    submit: 'Look up',
    pending: 'Looking',
  },
  ask: 'Ask us',
  tooMany: 'You have looked up many providers in a short time. Please wait a minute and look up again.',
} as const satisfies PublicPage & Record<string, unknown>;

/** `/register/:number`: the words of one entry. */
export const REGISTER_ENTRY = {
  title: 'Register entry',
  description: 'One mandate as it stands now.',
  ending: 'Notice was given. The mandate is in force until its last moment.',
  runOff:
    'The mandate has ended. Orders about the time before its end are still taken until the run-off is over.',
  ended: 'The mandate has ended, and so has its run-off. We take nothing for this provider any more.',
  /** For authorities; it brings the number along. */
  order: 'Send an order about this client',
  notEstablishment:
    'This designation is not an establishment in the European Union (Article 13(5) of the Digital Services Act).',
  unknown: {
    heading: 'No such entry',
    lead: 'There is no mandate under this number. Please compare it letter by letter with where you found it: the letters I and O and the digits 0 and 1 are never part of one.',
    action: 'Look up another way',
  },
} as const;
