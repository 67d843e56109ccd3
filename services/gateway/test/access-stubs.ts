import {
  DrawTransferFile,
  ConfirmCoordinatorAddress,
  ListCoordinators,
  WithdrawCoordinatorAddress,
  type CoordinatorView,
  EndMandate,
  GetContactPointAddendum,
  SetContactPoint,
  SignContactPointAddendum,
  FindAgreement,
  FindMandate,
  GetMandateClient,
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignDesignation,
  FindDocument,
  FindDocumentByNumber,
  GetAgreementDraft,
  GetAddendumPdf,
  GetAgreementPdf,
  GetLetterPdf,
  UploadSignedLetter,
  GetAppointment,
  GetBadge,
  GetCertificate,
  GetCredential,
  GetDetailsToPublish,
  GetRegisterEntry,
  GetRegisterKeys,
  GetRepresentativeRecord,
  GetStatusList,
  SearchRegister,
  SignAgreement,
  VerifyDocument,
  type AgreementDraftView,
  type ContactPointAddendumView,
  type DesignationDetailView,
  type DesignationView,
  type DetailsToPublishView,
  type MandateDetailView,
  type UploadVerificationView,
  type RegisterView,
} from '@rep13/contracts-agreements';
import {
  deadLetterCommands,
  EVENT_SERVICES,
  getRetention,
  type DeadLetterView,
  type ServiceRetentionView,
} from '@rep13/contracts-messaging';
import { ListContactMessages, ListEmails, ResendEmail } from '@rep13/contracts-notifications';
import {
  AcceptProfileChange,
  AppendProviderUpload,
  AskProfileChange,
  BeginProviderUpload,
  CheckPublication,
  CompletePayment,
  ConfirmPublication,
  CreateProviderInformation,
  DiscardProviderUpload,
  FinishProviderUpload,
  GetClientDetail,
  GetClientProfileChanges,
  GetClientProfile,
  GetClientPublication,
  GetClientUser,
  GetProviderFile,
  GetProviderFilePart,
  GetProviderInformation,
  GetSignup,
  LiftLegalHold,
  ListAuditLogs,
  ListComplianceChecks,
  ListProfileChanges,
  ListLegalHolds,
  ListSignups,
  ListTimeline,
  NamePublicationPage,
  ReactivateClient,
  RefuseProfileChange,
  StopProfileChange,
  RegisterSignup,
  SetLegalHold,
  SignInClient,
  SuspendClient,
  UpdateProviderInformation,
  WithdrawProfileChange,
  type ClientAccountDetailView,
  type ClientProfileView,
  type ClientPublicationView,
  type LegalHoldView,
  type ProfileChangeView,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';

import { NotFound } from '@rep13/service-kit';
import { FILE_ID, IDS } from '@rep13/testing/api';
import { buildAgreementView, buildClientUserView, buildPaymentView, buildSignupView } from './builders.ts';
import { COUNT_COMMANDS } from './count-commands.ts';
import { stubMoney } from './access-money-stubs.ts';
import { stubOrders } from './access-order-stubs.ts';
import { buildProviderFileView, buildProviderInformationView, PDF } from './provider-information.ts';
import type { TestGateway } from './start-gateway.ts';

/** Answers that let every call of the matrix through, but for the id that nobody has. */
export function stubServices({ stubbedServices }: Pick<TestGateway, 'stubbedServices'>): void {
  const answer: TestGateway['stubbedServices']['answer'] = (type, reply) =>
    stubbedServices.answer(type, (payload) => {
      if (Object.values(payload).includes(IDS.absent)) throw new NotFound();
      return reply(payload);
    });
  stubOrders(answer);
  stubMoney(answer);
  answer(RegisterSignup, ({ companyName }) => buildSignupView({ id: Number(companyName) }));
  answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
  answer(GetSignup, ({ signupId }) => buildSignupView({ id: signupId }));
  answer(CompletePayment, ({ signupId }) => buildPaymentView(signupId));
  answer(SignAgreement, ({ signupId }) => buildAgreementView(signupId));
  answer(GetAgreementDraft, ({ signupId }) => ({ signupId }) as AgreementDraftView);
  answer(GetDetailsToPublish, () => ({}) as DetailsToPublishView);
  answer(GetAddendumPdf, () => ({ fileName: 'a.pdf', sha256: '', bytes: Buffer.of() }));
  answer(GetAgreementPdf, () => ({ fileName: 'a.pdf', sha256: '', bytes: Buffer.of() }));
  answer(CreateProviderInformation, () => ({}) as ProviderInformationView);
  answer(UpdateProviderInformation, () => ({}) as ProviderInformationView);
  answer(GetProviderInformation, () => buildProviderInformationView());
  answer(BeginProviderUpload, () => ({ uploadId: FILE_ID }));
  answer(AppendProviderUpload, () => ({}));
  answer(DiscardProviderUpload, () => ({}));
  answer(FinishProviderUpload, () => buildProviderFileView({ id: FILE_ID }));
  answer(GetProviderFile, () => buildProviderFileView({ id: FILE_ID }));
  answer(GetProviderFilePart, () => ({ bytes: PDF }));
  answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  answer(GetClientProfile, () => ({ companyName: 'Acme' }) as ClientProfileView);
  answer(FindAgreement, () => null);
  for (const command of [GetClientPublication, NamePublicationPage, CheckPublication, ConfirmPublication])
    answer(command, () => ({}) as ClientPublicationView);
  answer(AskProfileChange, () => ({}) as ProfileChangeView);
  answer(WithdrawProfileChange, () => ({}) as ProfileChangeView);
  answer(AcceptProfileChange, () => ({}) as ProfileChangeView);
  answer(RefuseProfileChange, () => ({}) as ProfileChangeView);
  answer(StopProfileChange, () => ({ outcome: 'stopped' as const }));
  answer(GetClientProfileChanges, () => ({ open: null, last: null }));
  answer(ListProfileChanges, () => []);
  answer(FindMandate, () => null);
  answer(GetMandateClient, ({ registerNumber }) => ({ registerNumber, signupId: 1 }));
  answer(ListClientDesignations, () => []);
  answer(SignDesignation, () => ({}) as DesignationView);
  answer(UploadSignedLetter, () => ({}) as DesignationView);
  answer(DrawTransferFile, () => ({ bytes: Buffer.of() }));
  answer(GetLetterPdf, () => ({ fileName: 'letter.pdf', sha256: '', bytes: Buffer.of() }));
  answer(ListDesignations, () => []);
  answer(ListCoordinators, () => []);
  answer(ConfirmCoordinatorAddress, ({ state }) => ({ state }) as CoordinatorView);
  answer(WithdrawCoordinatorAddress, ({ state }) => ({ state }) as CoordinatorView);
  answer(MoveDesignation, ({ designationId: id }) => ({ id }) as DesignationDetailView);
  answer(EndMandate, ({ registerNumber }) => ({ registerNumber }) as MandateDetailView);
  answer(GetContactPointAddendum, () => ({}) as ContactPointAddendumView);
  answer(SignContactPointAddendum, () => ({}) as ContactPointAddendumView);
  answer(SetContactPoint, ({ signupId }) => ({ signupId }) as MandateDetailView);
  answer(FindDocumentByNumber, () => ({ known: false }) as const);
  answer(FindDocument, () => ({ known: false }) as const);
  answer(VerifyDocument, () => ({ verdict: 'unsigned' }) as UploadVerificationView);
  answer(SearchRegister, () => ({
    hits: [],
    matches: 0,
    searched: { number: false, domain: null, names: 'beginning' as const },
  }));
  answer(GetRegisterEntry, () => ({}) as RegisterView);
  answer(GetBadge, () => ({ svg: '<svg/>' }));
  answer(GetAppointment, () => ({}));
  answer(GetCredential, () => ({ jwt: 'a.b.c' }));
  answer(GetCertificate, () => ({ fileName: 'a.pdf', sha256: '', bytes: Buffer.of() }));
  answer(GetStatusList, () => ({ jwt: 'a.b.c' }));
  answer(GetRepresentativeRecord, () => null);
  answer(GetRegisterKeys, () => ({ keys: [] }));
  answer(GetClientDetail, ({ signupId }) => ({ id: signupId }) as ClientAccountDetailView);
  answer(SuspendClient, ({ signupId }) => ({ id: signupId }) as ClientAccountDetailView);
  answer(ReactivateClient, ({ signupId }) => ({ id: signupId }) as ClientAccountDetailView);
  answer(ListComplianceChecks, () => []);
  for (const command of COUNT_COMMANDS) answer(command, () => 0);
  answer(ListSignups, () => []);
  answer(ListAuditLogs, () => []);
  answer(ListTimeline, () => []);
  answer(ListEmails, () => []);
  answer(ResendEmail, ({ id }) => ({ emailId: id, resentAt: '' }));
  answer(ListContactMessages, () => []);
  answer(ListLegalHolds, () => []);
  answer(SetLegalHold, ({ signupId }) => ({ signupId }) as LegalHoldView);
  answer(LiftLegalHold, ({ id }) => ({ id }) as LegalHoldView);
  for (const service of EVENT_SERVICES) {
    answer(getRetention(service), () => ({ service }) as ServiceRetentionView);
    answer(deadLetterCommands(service).list, () => []);
    answer(deadLetterCommands(service).redrive, ({ id }) => ({ service, id }) as DeadLetterView);
  }
}
