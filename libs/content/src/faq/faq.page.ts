import { FIGURES, LAW_FIGURES } from '../figures/figures.ts';
import type { PageLink, PublicPage } from '../pages/page.ts';
import type { Question } from './question.ts';

/** `/faq` */
export const FAQ_PAGE = {
  path: '/faq',
  title: 'Frequently asked questions',
  description:
    'Who needs a legal representative under Article 13 of the Digital Services Act, what the service does, what the law demands and how it works on your site.',
  keywords: 'DSA FAQ, Article 13 questions, EU legal representative, Digital Services Act compliance',
  heading: 'Frequently asked questions',
  lead: 'Eight answers. If yours is missing, write to us.',
  search: 'Search questions and answers',
  /** Such as "3 of 8 questions". */
  found: (found: number, all: number): string => `${found} of ${all} questions`,
  nothingFound: 'No question found',
  more: 'Not answered?',
} as const satisfies PublicPage & Record<string, unknown>;

export interface FaqCategory {
  title: string;
  questions: readonly Question[];
}

/** Two questions in each of the four categories. */
export const FAQ: readonly FaqCategory[] = [
  {
    title: 'DSA Compliance',
    questions: [
      {
        id: 'applies-outside-the-eu',
        question: 'Does the Digital Services Act apply to a company outside the EU?',
        answer:
          'Yes, if it offers an intermediary service to people or companies in the EU. What counts is where your users are, not where you are. There must be a substantial connection: a significant number of users in a Member State compared with its population, or activities aimed at one, for example by language, currency, local advertising, a national domain or delivery. That your website can be opened there is not enough.',
      },
      {
        id: 'small-companies',
        question: 'We are a small company and sell to businesses only. Are we exempt?',
        answer: `Not from Article 13. It knows no exemption for small companies and none for services to businesses. Being small removes other duties: providers with fewer than ${LAW_FIGURES.smallEmployees} employees and at most ${LAW_FIGURES.smallTurnover} a year owe no yearly transparency report, and most rules for online platforms do not apply to them.`,
      },
    ],
  },
  {
    title: 'Service Details',
    questions: [
      {
        id: 'what-we-do',
        question: 'What do you do as our legal representative?',
        answer: `We are the address in the EU to which authorities write instead of, or as well as, to you. We record when a request arrives, a person acknowledges it within ${FIGURES.acknowledgementHours} hours, day and night, and we forward it to your legal contact at once. Orders under Articles 9 and 10 are by law sent to your electronic point of contact under Article 11; we are that too, unless you keep one of your own. You decide on the answer; we pass it on and keep the record. You also get the signed agreement, the details to publish and code for your website. We keep professional liability insurance of ${FIGURES.insurance}.`,
        words: 'insured',
      },
      {
        id: 'start-and-end',
        question: 'How soon does the service start, and how do we end it?',
        answer: `It starts within ${FIGURES.activationHours} hours after payment and signature, the same day in most cases. It runs for a year and renews yearly. You can have your money back within ${FIGURES.refundDays} days, cancel ${FIGURES.cancellationDays} days before the year ends, or terminate with ${FIGURES.terminationDays} days’ notice. We still forward requests for ${FIGURES.afterTheEndDays} days after the end.`,
      },
    ],
  },
  {
    title: 'Legal Requirements',
    questions: [
      {
        id: 'nobody-appointed',
        question: 'What happens if we appoint nobody?',
        answer: `Then every Member State may supervise you and act against you (Article 56(7) DSA), and the breach of Article 13 can be fined: up to ${LAW_FIGURES.fine} of worldwide yearly turnover, and periodic payments of up to ${LAW_FIGURES.periodicPayment} of average daily turnover until it ends. As a last resort, and only for serious harm with a criminal offence that threatens life or safety, a court can order access to a service to be restricted.`,
      },
      {
        id: 'rest-of-the-dsa',
        question: 'Does a representative make us compliant with the whole Digital Services Act?',
        answer:
          'No. It settles Article 13 and, unless you leave it out at signing, the point of contact for authorities (Article 11). The point of contact for your users (Article 12), clear terms (Article 14), notices and statements of reasons for hosting services (Articles 16 and 17) and reports stay with you. The appointment does not make an establishment of yours in the EU, and it does not replace a representative under Article 27 GDPR.',
      },
    ],
  },
  {
    title: 'Technical',
    questions: [
      {
        id: 'website-changes',
        question: 'What do we have to change on our website?',
        answer:
          'One thing: name us where your users can find it, in the imprint, the footer or the terms. You get the lines to paste, with our name, postal address, email and phone, as Article 13(4) asks. They are plain HTML, load nothing and set no cookies.',
      },
      {
        id: 'portal-and-protection',
        question: 'How do we see what authorities have sent, and how is it protected?',
        answer: `In the client portal: each request with the time it came, the time it was acknowledged and its state. You sign in with your Client ID and a password that is stored only as a hash. Emails about a request never contain its content. Each change leaves an entry in a log that nobody can alter; we keep it for ${FIGURES.auditYears} years.`,
      },
    ],
  },
];

/** Where to go with a question that is not here. */
export const FAQ_LINKS: readonly PageLink[] = [
  { label: 'Start Free Compliance Check', to: '/check' },
  { label: 'Contact us', to: '/contact' },
];
