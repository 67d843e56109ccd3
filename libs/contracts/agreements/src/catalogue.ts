import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import { AgreementPdfStored, AgreementSigned } from './agreement-events.ts';
import { CertificateIssued, CertificateRevoked } from './certificates/certificate-events.ts';
import {
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetAgreementStatistics,
  GetDetailsToPublish,
  SignAgreement,
} from './commands.ts';
import { AddendumPdfMade } from './contact-point/addendum-pdf-made.event.ts';
import {
  GetAddendumPdf,
  GetContactPointAddendum,
  SignContactPointAddendum,
} from './contact-point/contact-point-addendum.commands.ts';
import { CONTACT_POINT_EVENTS } from './contact-point/contact-point-events.ts';
import { SetContactPoint } from './contact-point/set-contact-point.command.ts';
import { COORDINATOR_EVENTS } from './coordinators/coordinator-events.ts';
import { COORDINATOR_COMMANDS } from './coordinators/coordinator.commands.ts';
import { DESIGNATION_EVENTS } from './designations/designation-events.ts';
import { DESIGNATION_COMMANDS } from './designations/designation.commands.ts';
import { DocumentReplaced } from './document-replaced.event.ts';
import { InvoicePdfMade } from './invoice-pdfs/invoice-pdf-made.event.ts';
import { GetInvoicePdf } from './invoice-pdfs/invoice-pdf.commands.ts';
import { MANDATE_EVENTS } from './mandates/mandate-events.ts';
import { EndMandate, FindMandate, GetMandateClient } from './mandates/mandate.commands.ts';
import { REGISTER_COMMANDS } from './register/register.commands.ts';
import { RepresentativeChanged } from './representative/representative-changed.event.ts';
import {
  CompareRepresentativeRecords,
  CountRecordLettersToSend,
  GetRepresentativeRecord,
} from './representative/representative.commands.ts';
import { AgreementsRetentionCarriedOut } from './retention-carried-out.event.ts';
import { AgreementSealDelayed, AgreementSealed, SealEnding, SealUnusable } from './seal-events.ts';
import { DrawTransferFile } from './transfer-file/draw-transfer-file.command.ts';
import { FindDocument, FindDocumentByNumber, VerifyDocument } from './verification.commands.ts';

/** Every event that agreements announces. */
export const AGREEMENTS_EVENTS: readonly EventClass[] = [
  AgreementSigned,
  AgreementPdfStored,
  ...MANDATE_EVENTS,
  ...CONTACT_POINT_EVENTS,
  CertificateIssued,
  CertificateRevoked,
  ...DESIGNATION_EVENTS,
  ...COORDINATOR_EVENTS,
  RepresentativeChanged,
  InvoicePdfMade,
  AddendumPdfMade,
  AgreementSealed,
  AgreementSealDelayed,
  DocumentReplaced,
  SealUnusable,
  SealEnding,
  AgreementsRetentionCarriedOut,
];

/** Every command that agreements answers. */
export const AGREEMENTS_COMMANDS: readonly CommandClass[] = [
  SignAgreement,
  GetAgreementDraft,
  FindAgreement,
  GetAgreementStatistics,
  GetDetailsToPublish,
  GetAgreementPdf,
  FindMandate,
  GetMandateClient,
  EndMandate,
  SetContactPoint,
  GetContactPointAddendum,
  GetAddendumPdf,
  SignContactPointAddendum,
  ...REGISTER_COMMANDS,
  ...DESIGNATION_COMMANDS,
  ...COORDINATOR_COMMANDS,
  GetRepresentativeRecord,
  CompareRepresentativeRecords,
  CountRecordLettersToSend,
  GetInvoicePdf,
  DrawTransferFile,
  FindDocument,
  FindDocumentByNumber,
  VerifyDocument,
];
