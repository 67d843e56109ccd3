import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';

/** `/authorities`: who takes an authority's order here, and how. */
export const page = {
  title: 'For authorities: send an order',
  description:
    'Where authorities of the Member States send orders under Articles 9 and 10 of the Digital Services Act to a provider that we represent.',
  keywords: 'DSA order, Article 9 DSA, Article 10 DSA, order to act, order to provide information',
  /** Names the switch between languages. */
  language: 'This page in',
  kicker: 'For authorities of the Member States and of the Union',
  heading: 'Send us an order',
  lead: `You need no account. A person acknowledges every order and question within ${AUTHORITY_RESPONSE_HOURS} hours, day and night.`,
  terroristContent: {
    title: 'Terrorist content: please do not use this form.',
    /** The phone number follows. */
    text: 'Removal orders (Regulation (EU) 2021/784) leave one hour and are outside our mandate. Call us for the provider’s contact:',
  },
  about: {
    title: 'Who we are, and what we take',
    paragraphs: [
      'We are the legal representative, under Article 13 of the Digital Services Act, of providers that have no establishment in the Union. You may address us instead of, or in addition to, the provider. For those that designated us so we are the electronic point of contact of Article 11 too; the register says for which.',
    ],
    items: [
      'Orders to act against illegal content: Article 9 of the Digital Services Act.',
      'Orders to provide information: Article 10 of the Digital Services Act.',
      'Anything else: a question, a notice, a request for figures under Article 24(3).',
    ],
    after: [
      'We accept incomplete orders. The clock starts at once, and we ask you for what is missing.',
      'We host nothing ourselves. We pass the order on to the provider, who gives effect to it, and tell you what was done and when.',
    ],
  },
  /** In front of the languages that the representative declares. */
  languages: 'We take orders in these languages:',
  translation:
    'An order in another language comes with a translation into one of these of at least the elements in points (a) and (b) of Article 9(2) or 10(2).',
  /** In front of our mailbox for authorities. */
  byMail: 'You may also write to',
};
