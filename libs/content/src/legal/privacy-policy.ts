import type { LegalFacts, LegalText } from './legal-text.ts';

/** The Privacy Policy as of January 24, 2025. */
export function privacyPolicy(facts: LegalFacts): LegalText {
  return {
    title: 'Privacy Policy',
    edition: 'Last updated January 24, 2025',
    summary:
      'We keep what we need to represent you and to prove it, no longer than the times below. Analytics and advertising run only if you accept them.',
    clauses: [
      {
        id: 'controller',
        title: 'Who is responsible',
        paragraphs: [
          `${facts.companyName}, ${facts.registry} no. ${facts.registryCode}, ${facts.address}. Write to ${facts.supportEmail} about anything on this page.`,
        ],
      },
      {
        id: 'data',
        title: 'What we keep, and why',
        paragraphs: ['We ask only for what the step before you needs.'],
        items: [
          'Compliance check: email, company name and your three answers, to tell you the result.',
          'Registration: company and contact data, to conclude and perform the agreement.',
          'Signature: your typed name, the time, the IP address and the browser, as evidence of the signature.',
          'Payment: amount, time and reference, to keep our books. We do not store card numbers.',
          'Requests of authorities: who wrote, when, and what was done, to perform our mandate.',
          'Audit log: what happened in your account, with IP address and browser, to prove that we did our duty.',
        ],
      },
      {
        id: 'legal-basis',
        title: 'On which legal basis',
        paragraphs: [
          'The agreement with you or the steps before it (Article 6(1)(b) GDPR), our legal duties (6(1)(c)), our interest in secure operation and evidence (6(1)(f)), and your consent for analytics and advertising (6(1)(a)), which you may withdraw at any time under "Cookie settings" in the footer.',
        ],
      },
      {
        id: 'retention',
        title: 'For how long',
        paragraphs: ['Then we delete it.'],
        items: [
          'Payment records: 7 years',
          'Representative records: 5 years after termination',
          'Analytics: 26 months',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'One cookie keeps your session and is needed. Your choice about cookies is stored in your browser. Before you choose, and if you decline, analytics, advertising and personalization storage stay off.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees it',
        paragraphs: [
          'Authorities, as far as our mandate and the law ask for it. Companies that run servers, mail and payments for us, bound by contract. Nobody buys data from us.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You may ask for access, correction, deletion, restriction and a copy of your data, and object to its use. We answer within 72 hours. You may also complain to a data protection authority.',
        ],
      },
    ],
  };
}
