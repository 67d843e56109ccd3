import { SECURITY_FIGURES } from '../figures/figures.ts';
import type { Clause, LegalFacts, LegalText } from '../legal/legal-text.ts';

const {
  breachAssessmentHours,
  clientNotificationHours,
  detectionMinutes,
  requestHours,
  retentionYears,
  subProcessorDays,
} = SECURITY_FIGURES;

/** The Data Processing Agreement under Article 28(3) GDPR; part of the contract without a signature of its own. */
export function dataProcessingAgreement(facts: LegalFacts): LegalText {
  return {
    title: 'Data Processing Agreement',
    edition: 'Version 1.0, effective July 2025',
    summary:
      'Requests from authorities can contain personal data of your users. For that data you are the controller and we are your processor. This agreement says what we do with it.',
    clauses: [
      {
        id: 'parties',
        title: 'Parties and scope',
        paragraphs: [
          `This agreement is between you, the client named in the representation agreement, as controller, and ${facts.companyName}, ${facts.address}, as processor. It applies to personal data for which you are responsible and which reaches us while we receive, forward and answer requests from authorities for you.`,
          'It does not apply to data for which we are responsible ourselves, such as your contact data, the signature, payments and our duty to keep records as your representative. The Privacy Policy covers that.',
        ],
        links: [{ label: 'Privacy Policy', to: '/privacy' }],
      },
      ...processing,
      ...safeguards,
      ...ending,
      {
        id: 'contact',
        title: 'Contact',
        paragraphs: [`Instructions, objections and questions: ${facts.supportEmail}.`],
      },
    ],
  };
}

const processing: Clause[] = [
  {
    id: 'subject-matter',
    title: 'What is processed',
    paragraphs: ['The particulars that Article 28(3) GDPR requires.'],
    items: [
      'Subject and purpose: receiving requests from authorities under the DSA, forwarding them to you, passing on your answers, keeping the record of it.',
      'Kind of processing: storing, reading, forwarding, deleting.',
      'Kinds of data: what the authority or you write, such as names, account names, contact data, content of users and its context.',
      'People concerned: users of your service, those whom their content mentions, and staff of authorities.',
      'Duration: as long as the representation agreement, and after it as said under "Deletion and return".',
    ],
  },
  {
    id: 'instructions',
    title: 'Your instructions',
    paragraphs: [
      'We process the data only on your documented instructions, of which the representation agreement is the first. Where the law of the Union or of a Member State obliges us to more, such as answering an authority as your representative, we tell you before, unless that law forbids it. If we think that an instruction breaks data protection law, we say so at once.',
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    paragraphs: [
      'Only people who need the data for this task have access, and all of them are bound to secrecy, also after they leave.',
    ],
  },
];

const safeguards: Clause[] = [
  {
    id: 'security',
    title: 'Security of processing',
    paragraphs: [
      'We take the measures of Article 32 GDPR, among them: access by role, hashed passwords, a log that cannot be altered, separate database accounts for each part of the system, encryption in transit, and emails that announce a request without its content. They may change, never for the worse.',
    ],
    links: [{ label: 'Security and Compliance', to: '/security' }],
  },
  {
    id: 'sub-processors',
    title: 'Sub-processors',
    paragraphs: [
      `You allow us to use sub-processors for hosting and for the delivery of email. The list by name is sent on request. We announce a new one ${subProcessorDays} days before it begins, and you may object in that time; if no way is found, you may terminate without cost. We bind each of them to the same duties by contract and answer for them as for ourselves.`,
    ],
  },
  {
    id: 'transfers',
    title: 'Transfers to third countries',
    paragraphs: [
      'The data is stored in the European Economic Area. We transfer it elsewhere only to you, on your instruction, or under Chapter V GDPR, with the standard contractual clauses of the European Commission where no adequacy decision exists. Where they are needed between us because you are outside the Area, module four of those clauses (processor to controller) is part of this agreement.',
    ],
  },
  {
    id: 'data-subjects',
    title: 'Data-subject requests',
    paragraphs: [
      `If someone turns to us about data that is yours, we forward the request to you and help you answer it, within ${requestHours} hours. We do not answer in your place.`,
    ],
  },
  {
    id: 'breaches',
    title: 'Breaches of personal data',
    paragraphs: ['We work to these times, counted in consecutive hours.'],
    items: [
      `Incidents are detected within ${detectionMinutes} minutes.`,
      `You are notified within ${clientNotificationHours} hours after we have become aware of a breach that concerns your data.`,
      `You have our assessment within ${breachAssessmentHours} hours: what happened, which data and people it concerns, what follows and what we have done.`,
    ],
  },
  {
    id: 'assistance',
    title: 'Help with your other duties',
    paragraphs: [
      'We help you with security, notifications, impact assessments and consultations under Articles 32 to 36 GDPR, for the processing that we do.',
    ],
  },
];

const ending: Clause[] = [
  {
    id: 'deletion',
    title: 'Deletion and return',
    paragraphs: [
      `We keep the data for the duration of the service plus ${retentionYears} years at most, payment records counted from the end of the year of the payment, and only as far as the law or the defence of claims asks for it: the record of a request is our proof, and yours, that it was answered. The content of a request that nothing of this needs is returned or deleted, as you choose, when the agreement ends.`,
    ],
  },
  {
    id: 'audits',
    title: 'Audit rights',
    paragraphs: [
      'We give you all information that shows that we keep this agreement. You, or an auditor bound to secrecy, may check it once a year and after a breach, with 14 days’ notice, at normal hours and without sight of the data of others. Each side pays its own people.',
    ],
  },
  {
    id: 'order',
    title: 'Order of precedence',
    paragraphs: [
      'On the protection of personal data this agreement prevails over the representation agreement and the Terms of Service; standard contractual clauses prevail over this agreement. Liability follows the representation agreement; the rights of the people concerned remain unaffected.',
    ],
  },
];
