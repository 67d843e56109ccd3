import {
  BROWSER_STORAGE,
  browserStorageSentence,
  RETENTION,
  retentionSentence,
} from '@rep13/contracts-constants';
import { FIGURES, SECURITY_FIGURES } from '../figures/figures.ts';
import type { Clause, LegalFacts, LegalText } from './legal-text.ts';

/** The Privacy Policy as of January 24, 2025. */
export function privacyPolicy(facts: LegalFacts): LegalText {
  return {
    title: 'Privacy Policy',
    edition: 'Last updated January 24, 2025',
    summary:
      'We keep what we need to represent you and to prove it, no longer than the times below. We do not count visits at present; what advertisement brought you here is kept only if you accept it.',
    clauses: [
      {
        id: 'controller',
        title: 'Who is responsible',
        paragraphs: [
          `${facts.companyName}, ${facts.registry} no. ${facts.registryCode}, ${facts.address}. Write to ${facts.supportEmail} about anything on this page.`,
        ],
      },
      ...processing,
      ...sharing,
      rights,
    ],
  };
}

const processing: Clause[] = [
  {
    id: 'data',
    title: 'What we keep, and why',
    paragraphs: ['We ask only for what the step before you needs.'],
    items: [
      'Compliance check: email, company name and your three answers, to tell you the result.',
      'Registration: company and contact data, to conclude and perform the agreement. With it the campaign, the first page and the site that brought you here, which identify nobody and are held in your browser tab until you register; the click ID of an advertisement only with your consent.',
      'Signature: your typed name, the time, the IP address and the browser, as evidence of the signature.',
      'Payment: amount, time and reference, to keep our books. We do not store card numbers.',
      'Letters to coordinators: who signed, in which position, when and from which IP address, and the letter, to notify our designation.',
      'Verification of a document: its checksum, to answer you. The document itself only if you send it; we read it in memory and do not keep it.',
      'Requests from authorities: what the authority writes, the name, email and phone of who wrote it, the messages and files about it, and what was done and when, to perform our mandate. Files are encrypted where they are kept. All of it belongs to the representative records below.',
      'Public register: the name and website of your company, a register number, when we began and ceased to represent it, whether we are its point of contact for authorities, whether the letter to the coordinator was signed, the coordinator was notified and our details were seen on your website, so that authorities and users can see whom we represent (Article 13(4) DSA). The certificate of appointment adds the country of incorporation, the company number where there is one, and the registered address. Entries can be looked up and are not listed; nothing of persons, payments or requests is in them.',
      'Client portal: your Client ID, a hash of your password and the time of your last sign-in, to authenticate you.',
      'Audit log: what happened in your account, with IP address and browser, to prove that we did our duty.',
      'Messages: what you write to us and where to answer.',
      'Assistant: your question, to find an answer on our pages. If a language model words the answer, its provider receives the question. We keep neither question nor answer.',
    ],
  },
  {
    id: 'legal-basis',
    title: 'On which legal basis',
    paragraphs: [
      'The agreement with you or the steps before it (Article 6(1)(b) GDPR), our legal duties, above all Article 13 DSA and bookkeeping (6(1)(c)), our interest in secure operation, in evidence and in answering you (6(1)(f)), our interest in knowing which campaign works (6(1)(f)), and your consent for click IDs of advertisements, and for analytics should we ever begin with it (6(1)(a)), which you may withdraw at any time under "Cookie settings" in the footer. Withdrawing does not undo what was lawful before.',
      'Without the data of registration and signature we cannot represent you. We make no decision about you by automated means alone; the result of the compliance check is information.',
    ],
  },
  {
    id: 'retention',
    title: 'For how long',
    paragraphs: [
      'We keep your data for these times. Expired data is deleted every night. Records under a legal hold, for a court, an authority or a claim, are kept until it ends.',
    ],
    items: [
      ...Object.values(RETENTION).map(retentionSentence),
      `Analytics: ${FIGURES.analyticsMonths} months at most; none is run at present`,
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and other storage in your browser',
    paragraphs: [
      `What our pages store in your browser is below: what, under which name, why and for how long. All of it is needed for what you do with them, or for a choice that you made; you can delete it in your browser at any time. We ask about cookies again after ${FIGURES.cookieChoiceDays} days. Before you choose, and if you decline, analytics, advertising and personalization storage stay off.`,
    ],
    items: BROWSER_STORAGE.map(browserStorageSentence),
  },
];

const sharing: Clause[] = [
  {
    id: 'recipients',
    title: 'Who else sees it',
    paragraphs: [
      'Authorities, as far as our mandate and the law require. Companies that run servers, mail and payments for us, and the language model behind the assistant, bound by contract. We give no data to anyone for analytics or advertising, and we sell none.',
    ],
  },
  {
    id: 'transfers',
    title: 'Outside the European Economic Area',
    paragraphs: [
      'You are outside it, so we write to you there. Where a company that works for us processes data outside the Area, an adequacy decision or the standard contractual clauses of the European Commission protect it (Articles 45 and 46 GDPR). We send you a copy on request.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      'Passwords are stored as hashes only, every change leaves an entry that nobody can alter, and each part of our system can read its own data and no other.',
    ],
    links: [{ label: 'Security and Compliance', to: '/security' }],
  },
];

const rights: Clause = {
  id: 'rights',
  title: 'Your rights',
  paragraphs: [
    `You may ask for access, correction, deletion, restriction and a copy of your data, and object to its use. We answer within ${SECURITY_FIGURES.requestHours} hours. Where the law requires us to keep data, we keep it until that time is over. You may also complain to a data protection authority, where you live or work or where we are.`,
  ],
};
