import { OFFERED_FEE } from '@rep13/contracts-constants';
import type {
  AgreementView,
  DetailsToPublishView,
  LetterToMailView,
  MandateDetailView,
  RecordChange,
} from '@rep13/contracts-agreements';
import type { ApprovalMailView } from '@rep13/contracts-gateway';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { ProfileChangeView, SignupPartyView } from '@rep13/contracts-onboarding';
import { buildClientParticulars } from '@rep13/contracts-onboarding/test/client-particulars';
import type { AuthorityMailView } from '@rep13/contracts-sla';
import { SignedLinks } from '@rep13/service-kit';
import type { ContactMessage } from '../src/contact-messages/contact-message.entity.ts';
import { EmailLog } from '../src/emails/email-log.entity.ts';
import type { Attachment } from '../src/emails/email-content.ts';
import type {
  Addressee,
  AuthorityMailContext,
  ClientMailContext,
  InternalMailContext,
} from '../src/emails/email.ts';
import { MailLinks, SiteLinks } from '../src/emails/mail-links.ts';
import { partyInMails } from '../src/emails/party-in-mails.ts';
import { authorityInMails } from '../src/sending/authority-in-mails.ts';

export const PUBLIC_URL = 'https://rep13.example';
export const LINK_SECRET = 'a secret of at least thirty-two characters';
/** The mailbox of our staff. */
export const STAFF = 'staff@rep13.example';
export const NOW = new Date('2026-11-20T12:00:00Z');

export const buildParty = (given: Partial<SignupPartyView> = {}): SignupPartyView => ({
  id: 512_345_678,
  clientId: 'DSA-ABC234',
  ...buildClientParticulars(),
  contractVersion: '1.0',
  accountStatus: 'pending',
  fee: OFFERED_FEE,
  paidAt: null,
  paymentHoldAt: null,
  ...given,
});

export const buildAgreement = (given: Partial<AgreementView> = {}): AgreementView => ({
  id: 1,
  signupId: 512_345_678,
  agreementNumber: 'DSA-202611-0001',
  agreementVersion: '1.0',
  clientSignature: 'Jane Doe',
  clientSignatureType: 'typed',
  signedAt: NOW.toISOString(),
  pdfGenerated: true,
  createdAt: NOW.toISOString(),
  ...given,
});

/** In force since today. */
export const buildMandate = (given: Partial<MandateDetailView> = {}): MandateDetailView => ({
  signupId: 512_345_678,
  registerNumber: 'R13-K7M2QXAB',
  state: 'in_force',
  beganAt: NOW.toISOString(),
  noticeAt: null,
  endsAt: null,
  runOffUntil: null,
  pointOfContact: { designated: false, since: null },
  endReason: null,
  suspendedAt: null,
  ...given,
});

export const buildDetailsToPublish = (given: Partial<DetailsToPublishView> = {}): DetailsToPublishView => ({
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  coordinatorEntry: 'Notification under Article 13(4)\n\nName: Rep13 OÜ',
  websiteText: 'Legal representative in the European Union:\nRep13 OÜ',
  websiteHtml:
    '<p lang="en">\nLegal representative in the European Union:<br>\n<strong>Rep13 &amp; OÜ</strong>\n</p>',
  badgeSvg: '<svg></svg>',
  ...given,
});

/** The first letter about Acme, to a coordinator whose address is confirmed. */
export const buildLetterToMail = (given: Partial<LetterToMailView> = {}): LetterToMailView => ({
  email: 'letters@coordinator.example',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  reason: 'initial',
  companyName: 'Acme Inc.',
  registerNumber: 'R13-ABCDEFGH',
  ownReference: 'R13-ABCDEFGH/5',
  pdf: { fileName: 'letter.pdf', sha256: '00', bytes: Buffer.from('%PDF-1.7') },
  ...given,
});

/** A new name of the company and a new address of its legal contact, both waiting. */
export const buildProfileChange = (given: Partial<ProfileChangeView> = {}): ProfileChangeView => ({
  id: 1,
  signupId: 512_345_678,
  state: 'open',
  fields: [
    { field: 'companyName', before: 'Acme Inc.', after: 'Acme Holding Inc.' },
    { field: 'legalContactEmail', before: 'jane@acme.example', after: 'june@acme.example' },
  ],
  awaitsStaff: true,
  awaitsAddresses: ['legalContactEmail'],
  awaitsFormerContact: false,
  stoppableUntil: null,
  askedAt: NOW.toISOString(),
  decidedAt: null,
  reason: null,
  ...given,
});

/** The representative has moved within its Member State. */
export const buildRecordChanges = (given: Partial<RecordChange> = {}): RecordChange[] => [
  { field: 'address', before: 'Herengracht 13, Amsterdam', now: 'Singel 1, Amsterdam', ...given },
];

/** A critical order that grace wants to close. */
export const buildApproval = (given: Partial<ApprovalMailView> = {}): ApprovalMailView => ({
  kind: 'close-critical-ticket',
  subject: 'SLA-2026-00004',
  requestedBy: 'grace',
  breakGlass: null,
  ...given,
});

/** A request of an authority, with the link that is made for one mail. */
export const buildAuthorityMail = (given: Partial<AuthorityMailView> = {}): AuthorityMailView => ({
  reference: 'A-7KQM-2XRB',
  token: 'the-token',
  confirmCode: 'the-code',
  kind: 'act',
  email: 'eva@acm.example',
  isSenderConfirmed: true,
  ownReference: 'ACM/26/1234',
  missing: [],
  receivedAt: NOW.toISOString(),
  acknowledgedAt: null,
  outcome: null,
  effectAt: null,
  ...given,
});

export const buildAuthorityContext = ({
  now = NOW,
  isSpam = false,
  ...request
}: Partial<AuthorityMailView> & { now?: Date; isSpam?: boolean } = {}): AuthorityMailContext => ({
  now,
  request: authorityInMails(buildAuthorityMail(request)),
  entity: SAMPLE_LEGAL_ENTITY,
  links: new SiteLinks(PUBLIC_URL),
  isSpam: () => Promise.resolve(isSpam),
});

export const buildAddressee = (given: Partial<Addressee> = {}): Addressee => ({
  name: 'Jane Doe',
  address: 'jane@acme.example',
  why: 'For the legal contact of Acme Inc.',
  ...given,
});

export const signedLinks = new SignedLinks(LINK_SECRET, () => NOW);

const AGREEMENT_PDF: Attachment = {
  fileName: 'agreement.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7'),
};

/** The context of an unsigned, unpaid signup; `given` says what is different. */
export function buildContext(
  given: {
    party?: Partial<SignupPartyView>;
    agreement?: AgreementView;
    certificate?: Attachment;
    awaitsSeal?: boolean;
    mandate?: MandateDetailView;
    recordChanges?: RecordChange[];
    awaitsSignature?: boolean;
    now?: Date;
  } = {},
): ClientMailContext {
  const party = buildParty(given.party);
  return {
    now: given.now ?? NOW,
    party: partyInMails(party),
    entity: SAMPLE_LEGAL_ENTITY,
    links: new MailLinks(PUBLIC_URL, signedLinks, party),
    agreement: () => Promise.resolve(given.agreement ?? null),
    detailsToPublish: () => Promise.resolve(buildDetailsToPublish()),
    agreementPdf: () => Promise.resolve(AGREEMENT_PDF),
    addendumPdf: () => Promise.resolve(AGREEMENT_PDF),
    ownAgreementPdf: () => Promise.resolve(given.awaitsSeal ? null : AGREEMENT_PDF),
    ownCertificatePdf: () => Promise.resolve(given.certificate ?? null),
    certificatePdf: () =>
      Promise.resolve({
        fileName: 'certificate.pdf',
        contentType: 'application/pdf',
        content: Buffer.from('%PDF-1.7'),
      }),
    mandate: () => Promise.resolve(given.mandate ?? null),
    recordChanges: () => Promise.resolve(given.recordChanges ?? buildRecordChanges()),
    awaitsSignature: () => Promise.resolve(given.awaitsSignature ?? false),
    invoicePdf: (number) =>
      Promise.resolve({
        fileName: `invoice-${number}.pdf`,
        contentType: 'application/pdf',
        content: Buffer.from('%PDF-1.7'),
      }),
  };
}

export const buildContactMessage = (given: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 7,
  name: 'Jane Doe',
  email: 'jane@acme.example',
  company: 'Acme Inc.',
  subject: 'A question about the fee',
  message: 'Good morning,\n\nwhen is the fee due?',
  ipAddress: '203.0.113.7',
  createdAt: NOW,
  ...given,
});

export const buildEmailLog = (given: Partial<EmailLog> = {}): EmailLog =>
  Object.assign(new EmailLog(), {
    id: 31,
    jobId: '0190b0a2-7d1c-7000-8000-000000000002',
    attempt: 1,
    messageId: 'one@rep13.example',
    type: 'signup-confirmation',
    status: 'failed' as const,
    signupId: 512_345_678,
    recipient: 'jane@acme.example',
    subject: 'Your Client ID is DSA-ABC234',
    clientId: 'DSA-ABC234',
    sentAt: null,
    failureReason: '550 No such mailbox',
    resentAt: null,
    createdAt: NOW,
    ...given,
  });

/** The context of mails to ourselves; `party: null` while nobody can say who the client is. */
export const buildInternalContext = (
  given: {
    party?: Partial<SignupPartyView> | null;
    message?: Partial<ContactMessage>;
    log?: Partial<EmailLog>;
    approval?: Partial<ApprovalMailView>;
    now?: Date;
  } = {},
): InternalMailContext => ({
  now: given.now ?? NOW,
  entity: SAMPLE_LEGAL_ENTITY,
  links: new SiteLinks(PUBLIC_URL),
  findParty: () => Promise.resolve(given.party === null ? null : buildParty(given.party)),
  contactMessage: () => Promise.resolve(buildContactMessage(given.message)),
  emailLog: () => Promise.resolve(buildEmailLog(given.log)),
  isMailListed: () => Promise.resolve(true),
  waitingMails: () => Promise.resolve({ count: 3, domains: ['acm.example'] }),
  approval: () => Promise.resolve(buildApproval(given.approval)),
  colleagueName: () => Promise.resolve('ada'),
});
