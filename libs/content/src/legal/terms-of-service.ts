import { FIGURES, OPTIONAL_SERVICES } from '../figures/figures.ts';
import type { Clause, LegalFacts, LegalText } from './legal-text.ts';

/** The Terms of Service, version 1.0. The signed agreement goes before them; the two say the same. */
export function termsOfService(facts: LegalFacts): LegalText {
  return {
    title: 'Terms of Service',
    edition: 'Version 1.0, effective July 2025',
    summary: `You appoint us as your legal representative in the EU for ${facts.fee} a year. We receive and acknowledge what authorities send, and forward it to you. You stay responsible for your service and for your answers.`,
    clauses: [
      ...contract(facts),
      ...work,
      ...money(facts),
      ...end,
      ...responsibility,
      {
        id: 'contact',
        title: 'Questions',
        paragraphs: [
          `Write to ${facts.supportEmail}. We reply within ${FIGURES.replyHours} hours, ${facts.businessHours}.`,
        ],
      },
    ],
  };
}

const contract = (facts: LegalFacts): Clause[] => [
  {
    id: 'parties',
    title: 'Who we are',
    paragraphs: [
      `"We" is ${facts.companyName}, ${facts.registry} no. ${facts.registryCode}, ${facts.address}. "You" is the company named at registration. The representation agreement that you sign supplements these terms and prevails over them.`,
    ],
  },
  {
    id: 'conclusion',
    title: 'How the contract comes about',
    paragraphs: [
      'You are bound only by what you have read: the full text of the agreement is shown before you sign it, after registration and payment. The contract is concluded when you sign. The mandate is in force as soon as the agreement is signed and the first fee is paid, whichever comes last.',
      `We confirm your registration by email within ${FIGURES.confirmationMinutes} minutes and your payment within ${FIGURES.paymentMailHours} hours. The documents follow within ${FIGURES.documentsHours} hours. Whoever signs must be allowed to bind the company.`,
    ],
  },
];

const work: Clause[] = [
  {
    id: 'service',
    title: 'What we do',
    paragraphs: [
      'We act as your legal representative under Article 13 of Regulation (EU) 2022/2065 (Digital Services Act, "DSA").',
    ],
    items: [
      'Authorities can reach us 24 hours a day, 7 days a week.',
      `We acknowledge each request from an authority within ${FIGURES.acknowledgementHours} hours. These are consecutive hours: nights, weekends and holidays count.`,
      'We forward each request to your legal contact, and to your escalation contact if the first does not answer.',
      'We pass your answer on to the authority and keep a record of each step.',
      'We give you the documents and the website code that show the appointment.',
      'We keep a public register in which authorities and users can look up our clients: your company name and website, a number, and since and until when. Nothing of persons, payments or requests is in it. The Privacy Policy says exactly what is public, and why (Article 13(4)).',
      `We activate the service within ${FIGURES.activationHours} hours after payment and signature.`,
    ],
  },
  {
    id: 'not-included',
    title: 'What we do not do',
    paragraphs: [
      'GDPR compliance, legal advice, content moderation and tax registration are not part of the service. The mandate covers the DSA and no other law; it is not a designation under Article 27 GDPR, and it does not make an establishment of yours in the Union.',
    ],
  },
  {
    id: 'your-duties',
    title: 'What you do',
    paragraphs: ['The service works only with your help.'],
    items: [
      `You give correct information and report changes within ${FIGURES.changeReportDays} days. You are responsible for keeping your contact information updated.`,
      'You answer our messages about requests from authorities in the time that the authority or the law sets, completely and truthfully.',
      'You tell us about requests under the DSA that reach you directly.',
      'You give us the powers and resources that Article 13(2) requires.',
      'You publish our name, postal address, email address and phone number where your users find them (Article 13(4)).',
      'You review the information about your service once a year.',
    ],
  },
];

const money = ({ fee }: LegalFacts): Clause[] => [
  {
    id: 'fees',
    title: 'Fees and payment',
    paragraphs: [
      `The fee is ${fee} a year, without a setup fee, billed annually in advance. VAT is included for individuals in the EU. A higher fee applies from your next contract year only, and only if we have announced it at least ${FIGURES.announcementDays} days before that year begins.`,
      `Late payments bear interest of ${FIGURES.lateInterest} a month, or the highest rate that the law allows if that is lower. ${FIGURES.nonPaymentDays} days of non-payment are a breach of these terms.`,
    ],
  },
  {
    id: 'optional-services',
    title: 'Optional services',
    paragraphs: ['We do these only when you order them in writing.'],
    items: OPTIONAL_SERVICES.map(({ name, price }) => `${name}: ${price}`),
  },
  {
    id: 'renewal',
    title: 'Term and renewal',
    paragraphs: [
      `The agreement runs for one year. It renews for another year unless one of us cancels ${FIGURES.cancellationDays} days before it expires.`,
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    paragraphs: [
      `You can have the first year's fee back within ${FIGURES.refundDays} days after payment, whatever the reason, and so also if you find that you need no representative. We refund it in full within ${FIGURES.refundBusinessDays} business days, to the means of payment that you used. The agreement ends on the day on which you ask.`,
    ],
  },
];

const end: Clause[] = [
  {
    id: 'termination',
    title: 'Termination',
    paragraphs: [
      `Either of us may terminate with ${FIGURES.terminationDays} days notice, by email. Either of us may terminate at once for a material breach that the other has not cured within 14 days after being told. We may also do so if you use the mandate for unlawful purposes, give false details about yourself or leave requests from authorities unanswered although we reminded you.`,
    ],
  },
  {
    id: 'after-the-end',
    title: 'After the end',
    paragraphs: [
      `So that no request goes unanswered, we continue to receive, acknowledge and forward requests that concern the time of the mandate for ${FIGURES.afterTheEndDays} days after the end. You remove our details from your website and, if Article 13 still applies to you, appoint another representative.`,
    ],
  },
  {
    id: 'records',
    title: 'Records',
    paragraphs: [
      `We keep audit logs of the service for ${FIGURES.auditYears} years; the entries that concern you count from the end of the mandate. You can ask for the entries that concern you.`,
    ],
  },
];

const responsibility: Clause[] = [
  {
    id: 'liability',
    title: 'Liability and insurance',
    paragraphs: [
      'A representative can itself be held liable if its client does not comply (Article 13(3) DSA). You therefore indemnify us against fines, periodic penalty payments, claims of others and reasonable costs of defence that arise because you have not met your duties, except to the extent that we caused them by breaching ours.',
      `We are liable for damage that we cause by breaching our duties. We keep professional liability insurance of ${FIGURES.insurance}, and our liability is limited to that sum for each contract year. We are not liable for loss of profit.`,
      'Nothing here limits liability for intent, gross negligence, death or personal injury, or where the law does not allow a limit.',
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and personal data',
    paragraphs: [
      'What we learn about each other stays between us, except towards authorities, courts and advisers bound to secrecy, or where required by law. This holds for five years after the end.',
      'The Privacy Policy says which personal data we keep and for how long. For data of your users that reaches us inside a request, the Data Processing Agreement applies.',
    ],
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Data Processing Agreement', to: '/dpa' },
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: [
      `We announce changes by email at least ${FIGURES.announcementDays} days before they apply, with the old and the new wording. They apply from your next contract year. If you do not agree, you can cancel before that year begins. The version that you accepted is stored with your registration.`,
    ],
  },
  {
    id: 'law',
    title: 'Law and courts',
    paragraphs: [
      'The law of the Member State in which we are the representative applies, without its rules on the conflict of laws. The courts at our address have jurisdiction. Rights that the law does not let anyone give up, such as those of consumers, stay untouched. If one provision is void, the others stand.',
    ],
  },
];
