import { buildProviderInformationBody } from './provider-information-body.ts';
import { buildSignupBody } from './signup-body.ts';

/** Stands in every text that may say anything, to be looked for where it must not be. */
export const CANARY = 'canary7f3a9c';

const EMAIL = `${CANARY}@acme.example`;
const WEB = `https://${CANARY}.example/policy`;
const LONG = `${CANARY} `.repeat(12).trim();
const FILE = '019aa08e-8b40-7bbb-8ccc-0123456789ab';
const OWN = 123_456_789;

const attribution = Object.fromEntries(
  ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, CANARY]),
);
const information = {
  ...buildProviderInformationBody(OWN),
  serviceDescription: LONG,
  contentPolicyUrl: WEB,
  contentPolicyUpload: FILE,
  transparencyReportUrl: WEB,
  transparencyReportUpload: FILE,
  incidentResponsePlan: LONG,
};

/** A body of each contract class, with all of its fields, that nothing is wrong with. */
export const VALID_BODIES: Readonly<Record<string, object>> = {
  ComplianceCheckBody: {
    email: EMAIL,
    companyName: CANARY,
    question1: true,
    question2: true,
    question3: true,
    requiresLegalRep: true,
  },
  SignupBody: buildSignupBody({
    ...attribution,
    companyName: CANARY,
    websiteUrl: WEB,
    registrationNumber: CANARY,
    registeredAddress: LONG,
    legalContactName: CANARY,
    legalContactEmail: EMAIL,
    escalationContactName: CANARY,
    escalationContactEmail: EMAIL,
    gclid: CANARY,
    fbclid: CANARY,
    landing_page: WEB,
    referrer: WEB,
  }),
  MailedTokenBody: { token: CANARY },
  ClientSignInBody: { clientId: CANARY, password: CANARY },
  ClientSetupBody: { clientId: CANARY, password: CANARY, token: CANARY },
  ClientResetBody: { clientId: CANARY },
  ClientResetConfirmBody: { token: CANARY, password: CANARY },
  SuspendClientBody: { reason: CANARY },
  SignDesignationBody: { signerName: CANARY, signerTitle: CANARY, textSha256: '0'.repeat(64) },
  MoveDesignationBody: { channel: 'post', reference: CANARY, reason: CANARY },
  CoordinatorAddressBody: { email: EMAIL, source: CANARY },
  EndMandateBody: { endsAt: '2026-12-31', reason: CANARY },
  PublicationPageBody: { url: WEB },
  ConfirmPublicationBody: { note: CANARY },
  ProfileChangeBody: {
    companyName: CANARY,
    websiteUrl: WEB,
    registrationNumber: CANARY,
    countryOfIncorporation: 'Canada',
    registeredAddress: LONG,
    legalContactName: CANARY,
    legalContactEmail: EMAIL,
    escalationContactName: CANARY,
    escalationContactEmail: EMAIL,
  },
  RefuseProfileChangeBody: { reason: CANARY },
  SetLegalHoldBody: { signupId: 123_456_789, reason: CANARY },
  AdminSignInBody: { username: CANARY, password: CANARY },
  ClientPasswordBody: { currentPassword: CANARY, newPassword: `${CANARY} new` },
  SecondFactorCodeBody: { code: CANARY },
  ConfirmAppBody: { code: CANARY },
  PasskeyAnswerBody: { answer: { id: CANARY } },
  AddPasskeyBody: { answer: { id: CANARY }, name: CANARY },
  AdminPasswordBody: { currentPassword: CANARY, newPassword: `${CANARY} new` },
  StepUpBody: { password: CANARY },
  AdminUserRoleBody: { role: 'auditor' },
  AdminUserBody: { username: CANARY, email: EMAIL, role: 'auditor' },
  DescribeIncidentBody: { title: CANARY, words: CANARY },
  AskAssistantBody: { question: CANARY, context: CANARY },
  ContactMessageBody: { name: CANARY, email: EMAIL, company: CANARY, subject: CANARY, message: LONG },
  PaymentBody: { signupId: OWN },
  SignAgreementBody: {
    signupId: OWN,
    clientSignature: CANARY,
    clientSignatureType: 'typed',
    signerTitle: CANARY,
    textSha256: '0'.repeat(64),
    agreementNumber: CANARY,
    clientIpAddress: CANARY,
    signedAt: CANARY,
    pdfGenerated: CANARY,
  },
  ProviderInformationBody: information,
  ProviderInformationUpdateBody: information,
  OpenTicketBody: {
    signupId: OWN,
    authorityName: CANARY,
    authorityContactDate: '2026-11-20T09:14:00Z',
    urgencyLevel: 'normal',
    description: LONG,
  },
  MoveTicketBody: { reason: LONG, note: LONG },
};
