import {
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetAgreementPdfAsText,
  SignAgreement,
} from '../agreements/commands.ts';
import { AskAssistant } from '../onboarding/assistant/commands.ts';
import { ListAuditLogs, ListTimeline } from '../onboarding/audit/commands.ts';
import {
  ChangeClientPassword,
  FindClientSignup,
  GetClientDetail,
  GetClientProfile,
  GetClientUser,
  ReactivateClient,
  RequestPasswordReset,
  ResetClientPassword,
  ResumeSignup,
  SetUpClientAccount,
  SignInClient,
  SuspendClient,
} from '../onboarding/client-accounts/commands.ts';
import {
  CompleteComplianceCheck,
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  ListComplianceChecks,
} from '../onboarding/compliance-checks/commands.ts';
import {
  LiftLegalHold,
  ListHeldClients,
  ListLegalHolds,
  SetLegalHold,
} from '../onboarding/legal-holds/legal-hold.commands.ts';
import { CompletePayment } from '../onboarding/payments/commands.ts';
import {
  CreateProviderInformation,
  GetProviderInformation,
  UpdateProviderInformation,
} from '../onboarding/provider-information/commands.ts';
import {
  AppendProviderUpload,
  AppendProviderUploadAsText,
  BeginProviderUpload,
  DiscardProviderUpload,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  GetProviderFilePartAsText,
} from '../onboarding/provider-information/provider-file.commands.ts';
import {
  GetSignup,
  GetSignupParty,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  ListSignups,
  RegisterSignup,
} from '../onboarding/signups/commands.ts';
import {
  GetTicket,
  GetTicketStatistics,
  GetTicketTotals,
  ListTickets,
  MoveTicket,
  OpenTicket,
} from '../sla/commands.ts';
import { ListContactMessages, SendContactMessage } from '../notifications/contact-message.commands.ts';
import { GetStaffAddressee } from '../gateway/staff-addressee.ts';
import { GetEmailTotals, ListEmails, ResendEmail } from '../notifications/email.commands.ts';
import type { Command, CommandClass } from './command.ts';
import { DEAD_LETTER_COMMANDS } from './dead-letters.ts';
import { RETENTION_COMMANDS } from './retention.commands.ts';

/** Every command: each service checks at its start that it answers all of its own. */
export const COMMAND_CATALOGUE: readonly (CommandClass<Command<unknown>> & { readonly name: string })[] = [
  CompleteComplianceCheck,
  ListComplianceChecks,
  GetComplianceCheckTotals,
  GetComplianceCheckStatistics,
  RegisterSignup,
  GetSignup,
  ResumeSignup,
  GetSignupParty,
  ListSignups,
  GetSignupTotals,
  GetSignupSources,
  GetSignupStatistics,
  CompletePayment,
  CreateProviderInformation,
  UpdateProviderInformation,
  GetProviderInformation,
  BeginProviderUpload,
  AppendProviderUpload,
  AppendProviderUploadAsText,
  FinishProviderUpload,
  DiscardProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  GetProviderFilePartAsText,
  SetUpClientAccount,
  SignInClient,
  GetClientUser,
  FindClientSignup,
  GetClientProfile,
  RequestPasswordReset,
  ResetClientPassword,
  ChangeClientPassword,
  GetClientDetail,
  SuspendClient,
  ReactivateClient,
  AskAssistant,
  ListAuditLogs,
  ListTimeline,
  SignAgreement,
  GetAgreementDraft,
  FindAgreement,
  GetAgreementPdf,
  GetAgreementPdfAsText,
  ListTickets,
  OpenTicket,
  MoveTicket,
  GetTicket,
  GetTicketTotals,
  GetTicketStatistics,
  SendContactMessage,
  ListContactMessages,
  ListEmails,
  GetEmailTotals,
  ResendEmail,
  SetLegalHold,
  LiftLegalHold,
  ListLegalHolds,
  ListHeldClients,
  GetStaffAddressee,
  ...DEAD_LETTER_COMMANDS,
  ...RETENTION_COMMANDS,
];
