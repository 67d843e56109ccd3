import { FIGURES, LAW_FIGURES } from '../figures/figures.ts';

/** The words of the landing page. Figures that are charged or promised come from the contracts, not from here. */
export const HERO = {
  audience: 'For online services from outside the EU',
  title: 'Your legal representative in the EU',
  lead: `Article 13 of the Digital Services Act requires you to appoint one. We are the address authorities write to: we receive what they send, acknowledge it within ${FIGURES.acknowledgementHours} hours and forward it to you.`,
  action: 'Start Free Compliance Check',
  /** Beside the action, and nobody has to. */
  site: { label: 'Your website (optional)', example: 'yourdomain.com' },
  /** After the price, which comes from where it is charged. */
  price: `a year, ${FIGURES.refundDays}-day money-back guarantee.`,
  note: `${FIGURES.checkQuestions} questions, about ${FIGURES.checkMinutes} minutes, no account needed.`,
  insurance: `Insured up to ${FIGURES.insurance}.`,
  /** In front of its name. */
  coordinator: 'Digital Services Coordinator:',
  entry: 'See the full entry',
};

/** Three facts in a line under the hero. */
export const COMPLIANCE_BANNER = [
  { title: 'EU legal entity', text: 'A company in the EU, with a postal address you can publish.' },
  { title: 'Article 13', text: 'A written mandate with the powers Article 13 requires.' },
  { title: '24/7', text: 'Authorities can reach us by email and phone, day and night.' },
];

/** Of the invented order, from 09:14 to 09:31; the example of an entry says the same. */
const SAMPLE_WAIT = `after 17 minutes. Our promise: within ${FIGURES.acknowledgementHours} hours.`;

/** What anybody can look up about us today. Nothing stands here that the page behind the link does not show. */
export const PROOF = {
  title: 'See for yourself',
  /** In the example of an entry: whose order it was is invented, as the entry is. */
  order: `Its last order was acknowledged ${SAMPLE_WAIT}`,
  register: { to: '/register', action: 'Look up a mandate' },
  agreement: { to: '/sample-agreement', action: 'Read the sample agreement' },
  status: { to: '/status', action: 'See the system status', operational: 'Operational now' },
};

/** An invented order, shown to explain what happens with a real one. */
export const SAMPLE_ORDER = {
  title: 'When an authority writes',
  lead: 'How an order gets from their desk to yours.',
  number: 'SLA-2026-00042',
  subject: 'Order to provide information',
  basis: 'Article 10 DSA',
  steps: [
    { time: '09:14', title: 'Received', text: 'An authority writes to our mailbox.' },
    { time: '09:31', title: 'Acknowledged', text: `A person confirms it ${SAMPLE_WAIT}` },
    { time: '09:40', title: 'Forwarded to you', text: 'By mail to your legal contact.' },
  ],
  note: 'An example. The order and its times are invented. By law such orders are sent to your point of contact (Article 11): we are that too, unless you keep one of your own.',
};

export const HOW_IT_WORKS = {
  title: 'How It Works',
  lead: 'From the first question to a signed mandate, online.',
  steps: [
    {
      title: 'Take the check',
      text: 'Three questions say whether Article 13 likely applies to you. If it does not, we tell you, and you owe us nothing.',
    },
    {
      title: 'Complete payment',
      text: 'Register your company, pay the yearly fee and sign the agreement on screen. The full text is there before you sign.',
    },
    {
      title: 'Get activated within 24h',
      text: 'You get the signed PDF, the details for your website and access to your portal. Same day in most cases.',
    },
  ],
};

export const WHAT_YOU_GET = {
  title: 'What you get',
  lead: 'Three things you can show to an authority, a customer or your board.',
  mandate: {
    title: 'The mandate, signed',
    text: 'The agreement that appoints us in writing, as a PDF with the signature and a page of evidence.',
    heading: 'Legal Representative Agreement',
    clauses: [
      {
        number: '2.1',
        text: 'The Client designates the Representative as its legal representative in the European Union within the meaning of Article 13(1) DSA, for all of the Services. The Representative accepts.',
      },
      {
        number: '3.1',
        text: 'The Client mandates the Representative to be addressed by Authorities, in addition to or instead of the Client, on all issues necessary for the receipt of, compliance with and enforcement of decisions issued in relation to the DSA (Article 13(2) DSA).',
      },
    ],
    note: 'An excerpt, with a sample company and number.',
  },
  entry: {
    title: 'The entry for the coordinator',
    text: 'What Article 13(4) requires you to notify and publish: name, postal address, email and phone.',
  },
  snippet: {
    title: 'The lines for your website',
    text: 'Paste them into your imprint or footer. That is where users and authorities look.',
  },
};

export const THE_LAW = {
  title: 'What the law says',
  lead: 'Regulation (EU) 2022/2065, the Digital Services Act.',
  /** Paragraph 1 word for word, as it stands in the Official Journal. */
  quotation: {
    text: 'Providers of intermediary services which do not have an establishment in the Union but which offer services in the Union shall designate, in writing, a legal or natural person to act as their legal representative in one of the Member States where the provider offers its services.',
    article: 'Art. 13(1)',
    link: 'Read it in the Official Journal',
    url: 'https://eur-lex.europa.eu/eli/reg/2022/2065/oj',
  },
  lines: [
    {
      article: 'Art. 13(2)',
      text: 'Authorities may address the representative in addition to or instead of the provider, on everything needed to enforce decisions.',
    },
    {
      article: 'Art. 13(3)',
      text: 'The representative can be held liable if the provider does not comply.',
    },
    {
      article: 'Art. 52',
      text: `Fines go up to ${LAW_FIGURES.fine} of worldwide yearly turnover, ${LAW_FIGURES.wrongInformationFine} for wrong information, and ${LAW_FIGURES.periodicPayment} of average daily turnover as periodic payments.`,
    },
  ],
  note: 'Article 13 has no exemption for small companies or for services sold to businesses. Small companies are exempt from some duties, not from this one.',
};
