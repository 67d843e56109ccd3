import { AGREEMENTS_COMMANDS, AGREEMENTS_EVENTS } from '@rep13/contracts-agreements';
import { ListHeldClients, publishedEventCalls } from '@rep13/contracts-messaging';
import { GetInvoiceDocument, GetPublication, GetSignupParty } from '@rep13/contracts-onboarding';
import { defineService } from '@rep13/service-kit';
import { AgreementsModule } from './agreements.module.ts';
import { ANNOUNCE_SEAL_DELAY } from './agreements/announce-seal-delay.job.ts';
import { CredentialStatus } from './appointment/credential-status.entity.ts';
import { AgreementDocument } from './documents/agreement-document.entity.ts';
import { ReplacedDocument } from './documents/replaced-document.entity.ts';
import { REPLACE_DAMAGED_DOCUMENTS } from './replacements/replace-damaged-documents.job.ts';
import { LegalAgreement } from './agreements/legal-agreement.entity.ts';
import { ANNOUNCE_INVOICE } from './invoice-pdfs/announce-invoice.job.ts';
import { ANNOUNCE_CERTIFICATE } from './certificates/announce-certificate.job.ts';
import { CertificateTranslation } from './certificates/certificate-translation.entity.ts';
import { Certificate } from './certificates/certificate.entity.ts';
import { TRANSLATE_CERTIFICATE } from './certificates/translate-certificate.job.ts';
import { AddendumPdf } from './contact-point/addendum-pdf.entity.ts';
import { ANNOUNCE_ADDENDUM } from './contact-point/announce-addendum.job.ts';
import { RENDER_ADDENDUM_PDF } from './contact-point/render-addendum-pdf.job.ts';
import { ContactPointAddendum } from './contact-point/contact-point-addendum.entity.ts';
import { CoordinatorAddress } from './coordinators/coordinator-address.entity.ts';
import { AgreementsConfig } from './config.ts';
import { Designation } from './designations/designation.entity.ts';
import { REMIND_OF_ACKNOWLEDGEMENT } from './designations/remind-of-acknowledgement.job.ts';
import { RENDER_LETTER } from './designations/render-letter.job.ts';
import { BACKFILL_MANDATES } from './mandates/backfill-mandates.job.ts';
import { Mandate } from './mandates/mandate.entity.ts';
import { MOVE_MANDATE } from './mandates/move-mandate.job.ts';
import { SEAL_EARLIER_AGREEMENTS } from './agreements/seal-earlier-agreements.job.ts';
import { ISSUE_CERTIFICATE } from './certificates/issue-certificate.job.ts';
import { InvoicePdf } from './invoice-pdfs/invoice-pdf.entity.ts';
import { RENDER_INVOICE_PDF } from './invoice-pdfs/render-invoice-pdf.job.ts';
import { RegisterEntry } from './register-entries/register-entry.entity.ts';
import { RENDER_AGREEMENT_PDF } from './agreements/render-agreement-pdf.job.ts';
import { FOLLOW_RECORD } from './representative/follow-record.job.ts';
import { RepresentativeRecord } from './representative-record/representative-record.entity.ts';
import { schema } from './schema.ts';
import { DocumentSeal } from './seal/document-seal.entity.ts';
import { ARCHIVE_SEAL, LIFT_SEAL, SEAL_DOCUMENT } from './seal/seal-jobs.ts';
import { SealRevocation } from './seal/seal-revocation.entity.ts';
import { REPORT_SEAL } from './seal/report-seal.job.ts';

/** Signs the agreement, keeps its PDF and the mandate. */
export const agreements = defineService({
  ...schema,
  module: AgreementsModule,
  config: AgreementsConfig,
  commands: AGREEMENTS_COMMANDS,
  events: AGREEMENTS_EVENTS,
  calls: [
    GetSignupParty,
    GetPublication,
    GetInvoiceDocument,
    ListHeldClients,
    ...publishedEventCalls('agreements', 'notifications', 'onboarding'),
  ],
  entities: [
    LegalAgreement,
    AgreementDocument,
    ReplacedDocument,
    DocumentSeal,
    SealRevocation,
    Mandate,
    Designation,
    ContactPointAddendum,
    AddendumPdf,
    CoordinatorAddress,
    RepresentativeRecord,
    RegisterEntry,
    CredentialStatus,
    Certificate,
    CertificateTranslation,
    InvoicePdf,
  ],
  jobs: [
    RENDER_AGREEMENT_PDF,
    SEAL_DOCUMENT,
    LIFT_SEAL,
    ARCHIVE_SEAL,
    REPORT_SEAL,
    ANNOUNCE_SEAL_DELAY,
    ANNOUNCE_CERTIFICATE,
    ANNOUNCE_INVOICE,
    SEAL_EARLIER_AGREEMENTS,
    REPLACE_DAMAGED_DOCUMENTS,
    MOVE_MANDATE,
    BACKFILL_MANDATES,
    REMIND_OF_ACKNOWLEDGEMENT,
    RENDER_LETTER,
    FOLLOW_RECORD,
    ISSUE_CERTIFICATE,
    TRANSLATE_CERTIFICATE,
    RENDER_INVOICE_PDF,
    RENDER_ADDENDUM_PDF,
    ANNOUNCE_ADDENDUM,
  ],
});
