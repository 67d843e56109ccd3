import type { ServiceSchema } from '@rep13/service-kit';
import { CreateLegalAgreements1790000001000 } from '../migrations/1790000001000-create-legal-agreements.ts';
import { KeepWhoSigned1795800000001 } from '../migrations/1795800000001-keep-who-signed.ts';
import { NumberTheLayouts1796300000011 } from '../migrations/1796300000011-number-the-layouts.ts';
import { SealDocuments1796400000021 } from '../migrations/1796400000021-seal-documents.ts';
import { CreateMandates1797000000001 } from '../migrations/1797000000001-create-mandates.ts';
import { CreateRegisterEntries1797100000001 } from '../migrations/1797100000001-create-register-entries.ts';
import { CreateDesignations1797000000021 } from '../migrations/1797000000021-create-designations.ts';
import { KeepLetters1797200000011 } from '../migrations/1797200000011-keep-letters.ts';
import { ConfirmCoordinatorAddresses1798200000001 } from '../migrations/1798200000001-confirm-coordinator-addresses.ts';
import { KeepChangedClients1798100000011 } from '../migrations/1798100000011-keep-changed-clients.ts';
import { RenewArchives1798300000001 } from '../migrations/1798300000001-renew-archives.ts';
import { KeepInvoicePdfs1799100000001 } from '../migrations/1799100000001-keep-invoice-pdfs.ts';
import { EndMandatesWithSubscriptions1799100000011 } from '../migrations/1799100000011-end-mandates-with-subscriptions.ts';
import { FoldRegisterNames1799600000021 } from '../migrations/1799600000021-fold-register-names.ts';
import { NumberCredentialStatuses1799600000031 } from '../migrations/1799600000031-number-credential-statuses.ts';
import { FindDocumentsById1799600000041 } from '../migrations/1799600000041-find-documents-by-id.ts';
import { WithdrawNothingUntold1799600000051 } from '../migrations/1799600000051-withdraw-nothing-untold.ts';
import { AnnounceSealedCertificates1799600000061 } from '../migrations/1799600000061-announce-sealed-certificates.ts';
import { ReplaceDocuments1799600000071 } from '../migrations/1799600000071-replace-documents.ts';
import { AnnounceSealedInvoices1799600000077 } from '../migrations/1799600000077-announce-sealed-invoices.ts';
import { SayWhatIsBaseline1799600000075 } from '../migrations/1799600000075-say-what-is-baseline.ts';
import { KeepRepresentativeRecords1799600000081 } from '../migrations/1799600000081-keep-representative-records.ts';
import { RememberWhatWasRevoked1799600000083 } from '../migrations/1799600000083-remember-what-was-revoked.ts';
import { SayWhichRecordCertificatesPrint1799600000101 } from '../migrations/1799600000101-say-which-record-certificates-print.ts';
import { SayWhatInvoicesCancel1799600000301 } from '../migrations/1799600000301-say-what-invoices-cancel.ts';
import { WithdrawNotices1799600000302 } from '../migrations/1799600000302-withdraw-notices.ts';
import { CreateContactPointAddenda1799600000732 } from '../migrations/1799600000732-create-contact-point-addenda.ts';
import { KeepAddendumPdfs1799600000733 } from '../migrations/1799600000733-keep-addendum-pdfs.ts';
import { TranslateCertificates1799600000734 } from '../migrations/1799600000734-translate-certificates.ts';
import { KeepContactPoints1799600000731 } from '../migrations/1799600000731-keep-contact-points.ts';
import { FindNearlyNamed1799600000501 } from '../migrations/1799600000501-find-nearly-named.ts';
import { retention } from './retention.ts';

/** The tables of this service: what made them, and what may be done with their rows. */
export const schema: ServiceSchema = {
  name: 'agreements',
  migrations: [
    CreateLegalAgreements1790000001000,
    KeepWhoSigned1795800000001,
    NumberTheLayouts1796300000011,
    SealDocuments1796400000021,
    CreateMandates1797000000001,
    CreateDesignations1797000000021,
    CreateRegisterEntries1797100000001,
    KeepLetters1797200000011,
    KeepChangedClients1798100000011,
    ConfirmCoordinatorAddresses1798200000001,
    RenewArchives1798300000001,
    KeepInvoicePdfs1799100000001,
    EndMandatesWithSubscriptions1799100000011,
    FoldRegisterNames1799600000021,
    NumberCredentialStatuses1799600000031,
    FindDocumentsById1799600000041,
    WithdrawNothingUntold1799600000051,
    AnnounceSealedCertificates1799600000061,
    ReplaceDocuments1799600000071,
    SayWhatIsBaseline1799600000075,
    AnnounceSealedInvoices1799600000077,
    KeepRepresentativeRecords1799600000081,
    RememberWhatWasRevoked1799600000083,
    SayWhichRecordCertificatesPrint1799600000101,
    SayWhatInvoicesCancel1799600000301,
    WithdrawNotices1799600000302,
    FindNearlyNamed1799600000501,
    KeepContactPoints1799600000731,
    CreateContactPointAddenda1799600000732,
    KeepAddendumPdfs1799600000733,
    TranslateCertificates1799600000734,
  ],
  appendOnly: ['document_seals', 'replaced_documents'],
  deletes: ['coordinator_addresses'],
  retention,
};
