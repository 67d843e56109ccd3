import type { ServiceSchema } from '@rep13/service-kit';
import { CreateComplianceChecks1795200000001 } from '../migrations/1795200000001-CreateComplianceChecks.ts';
import { CreateSignups1795200000002 } from '../migrations/1795200000002-CreateSignups.ts';
import { CreatePayments1795200000003 } from '../migrations/1795200000003-CreatePayments.ts';
import { CreateAuditLogs1795200000004 } from '../migrations/1795200000004-CreateAuditLogs.ts';
import { CreateUsers1795200000005 } from '../migrations/1795200000005-CreateUsers.ts';
import { AddAccountResetAndSuspension1795200001001 } from '../migrations/1795200001001-AddAccountResetAndSuspension.ts';
import { ListChecksSignupsAndLogs1795200002001 } from '../migrations/1795200002001-ListChecksSignupsAndLogs.ts';
import { CreateProviderInformation1795200003001 } from '../migrations/1795200003001-CreateProviderInformation.ts';
import { ForgetUnconfirmedPasswords1795200004001 } from '../migrations/1795200004001-ForgetUnconfirmedPasswords.ts';
import { KeepEarlierResetLinks1795200004002 } from '../migrations/1795200004002-KeepEarlierResetLinks.ts';
import { CreateLegalHolds1796100000011 } from '../migrations/1796100000011-CreateLegalHolds.ts';
import { KeepPaidAtOnSignups1796100910001 } from '../migrations/1796100910001-KeepPaidAtOnSignups.ts';
import { CreatePublicationWatches1796400000011 } from '../migrations/1796400000011-CreatePublicationWatches.ts';
import { CreateProfileChanges1798100000001 } from '../migrations/1798100000001-CreateProfileChanges.ts';
import { KeepMoney1799300000001 } from '../migrations/1799300000001-KeepMoney.ts';
import { FindAuditLogsByTime1799200000001 } from '../migrations/1799200000001-FindAuditLogsByTime.ts';
import { LetFormerContactsStopChanges1799500000001 } from '../migrations/1799500000001-LetFormerContactsStopChanges.ts';
import { SayWhyAWebsiteIsNotJudged1799600000001 } from '../migrations/1799600000001-SayWhyAWebsiteIsNotJudged.ts';
import { AgreeFees1799600000011 } from '../migrations/1799600000011-AgreeFees.ts';
import { CompareSubscriptions1799600000013 } from '../migrations/1799600000013-CompareSubscriptions.ts';
import { ChangeFees1799600000201 } from '../migrations/1799600000201-ChangeFees.ts';
import { CheckTaxIds1799600000202 } from '../migrations/1799600000202-CheckTaxIds.ts';
import { FollowDebits1799600000301 } from '../migrations/1799600000301-FollowDebits.ts';
import { DocumentEachMovement1799600000302 } from '../migrations/1799600000302-DocumentEachMovement.ts';
import { LetClientsComeBack1799600000303 } from '../migrations/1799600000303-LetClientsComeBack.ts';
import { CorrectInvoices1799600000501 } from '../migrations/1799600000501-CorrectInvoices.ts';
import { LinkFormerSignups1799600000601 } from '../migrations/1799600000601-LinkFormerSignups.ts';
import { FindNamesTypedWithOtherKeys1799600000711 } from '../migrations/1799600000711-FindNamesTypedWithOtherKeys.ts';
import { KeepBillingAnchors1799600000721 } from '../migrations/1799600000721-KeepBillingAnchors.ts';
import { LookForContactPoints1799600000731 } from '../migrations/1799600000731-LookForContactPoints.ts';
import { PlanFoldingOnce1799600000890 } from '../migrations/1799600000890-PlanFoldingOnce.ts';
import { retention } from './retention.ts';

/** The tables of this service: what made them, and what may be done with their rows. */
export const schema: ServiceSchema = {
  name: 'onboarding',
  migrations: [
    CreateComplianceChecks1795200000001,
    CreateSignups1795200000002,
    CreatePayments1795200000003,
    CreateAuditLogs1795200000004,
    CreateUsers1795200000005,
    AddAccountResetAndSuspension1795200001001,
    ListChecksSignupsAndLogs1795200002001,
    CreateProviderInformation1795200003001,
    ForgetUnconfirmedPasswords1795200004001,
    KeepEarlierResetLinks1795200004002,
    CreateLegalHolds1796100000011,
    KeepPaidAtOnSignups1796100910001,
    CreatePublicationWatches1796400000011,
    CreateProfileChanges1798100000001,
    KeepMoney1799300000001,
    FindAuditLogsByTime1799200000001,
    LetFormerContactsStopChanges1799500000001,
    SayWhyAWebsiteIsNotJudged1799600000001,
    AgreeFees1799600000011,
    CompareSubscriptions1799600000013,
    ChangeFees1799600000201,
    CheckTaxIds1799600000202,
    FollowDebits1799600000301,
    DocumentEachMovement1799600000302,
    LetClientsComeBack1799600000303,
    CorrectInvoices1799600000501,
    LinkFormerSignups1799600000601,
    FindNamesTypedWithOtherKeys1799600000711,
    KeepBillingAnchors1799600000721,
    LookForContactPoints1799600000731,
    PlanFoldingOnce1799600000890,
  ],
  appendOnly: [
    'audit_logs',
    'provider_information_versions',
    'provider_files',
    'publication_checks',
    'ledger_entries',
    'invoices',
    'provider_events',
  ],
  deletes: ['provider_uploads', 'client_devices', 'unknown_clients', 'awaiting_invoices'],
  retention,
};
