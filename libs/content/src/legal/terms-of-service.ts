import type { LegalFacts, LegalText } from './legal-text.ts';

/** The Terms of Service, version 1.0. */
export function termsOfService(facts: LegalFacts): LegalText {
  return {
    title: 'Terms of Service',
    edition: 'Version 1.0, effective July 2025',
    summary: `You appoint us as your legal representative in the EU for ${facts.fee} a year. We receive and acknowledge what authorities send, and forward it to you. You stay responsible for your service and for your answers.`,
    clauses: [
      {
        id: 'parties',
        title: 'Who we are',
        paragraphs: [
          `"We" is ${facts.companyName}, ${facts.registry} no. ${facts.registryCode}, ${facts.address}. "You" is the company named at registration. The representation agreement that you sign adds to these terms and goes before them.`,
        ],
      },
      {
        id: 'service',
        title: 'What we do',
        paragraphs: [
          'We act as your legal representative under Article 13 of Regulation (EU) 2022/2065 (Digital Services Act).',
        ],
        items: [
          'Authorities can reach us 24 hours a day, 7 days a week.',
          'We acknowledge each request of an authority within 24 hours. These are plain hours: nights, weekends and holidays count.',
          'We forward each request to your legal contact, and to your escalation contact if the first does not answer.',
          'We give you the documents and the website code that show the appointment.',
          'We activate the service within 24 hours after payment and signature.',
        ],
      },
      {
        id: 'not-included',
        title: 'What we do not do',
        paragraphs: [
          'GDPR compliance, legal advice, content moderation and tax registration are not part of the service.',
        ],
      },
      {
        id: 'your-duties',
        title: 'What you do',
        paragraphs: ['The service works only with your help.'],
        items: [
          'You give correct information and report changes within 30 days. You are responsible for keeping your contact information updated.',
          'You answer our messages about requests of authorities in time.',
          'You give us the powers and resources that Article 13(2) asks for.',
          'You review the information about your service once a year.',
        ],
      },
      {
        id: 'fees',
        title: 'Fees and payment',
        paragraphs: [
          `The fee is ${facts.fee} a year, without a setup fee, billed annually in advance. VAT is included for individuals in the EU. Late payments bear interest of 1.5 % a month. 60 days of non-payment are a breach of these terms.`,
        ],
      },
      {
        id: 'optional-services',
        title: 'Optional services',
        paragraphs: ['We do these only when you order them.'],
        items: [
          'Urgent response: EUR 75 per case',
          'Translation: EUR 50 per page',
          'Takedown assistance: EUR 100 per request',
          'Annual compliance review: EUR 150 per year',
          'Transparency report review: EUR 100',
        ],
      },
      {
        id: 'renewal',
        title: 'Term and renewal',
        paragraphs: [
          'The agreement runs for one year. It renews for another year unless one of us cancels 30 days before it expires.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        paragraphs: [
          'You can have your money back within 30 days after payment. We refund within 5 to 7 business days, to the means of payment that you used.',
        ],
      },
      {
        id: 'termination',
        title: 'Termination',
        paragraphs: [
          'Either of us may terminate with 30 days notice. So that no authority writes into the void, we go on receiving and forwarding requests for 90 days after the end.',
        ],
      },
      {
        id: 'records',
        title: 'Records',
        paragraphs: ['We keep audit logs of the service for 5 years.'],
      },
      {
        id: 'contact',
        title: 'Questions',
        paragraphs: [`Write to ${facts.supportEmail}. We reply within 24 hours, ${facts.businessHours}.`],
      },
    ],
  };
}
